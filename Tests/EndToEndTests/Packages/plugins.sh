# A Swift package uses the plugins: a build stops at what counts and where no description is, and
# goes on otherwise, wherever in the package it lies.
source "$(dirname "$0")/lib.sh"
needs swift unzip
unzip -q "$PACKAGES"/reviewlint-plugins-*.zip
mkdir -p app/Sources/App
cat >app/Package.swift <<'PACKAGE'
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "app",
  dependencies: [.package(path: "../reviewlint-plugins")],
  targets: [
    .executableTarget(
      name: "App",
      exclude: ["login.review.yaml"],
      plugins: [.plugin(name: "ReviewlintBuild", package: "reviewlint-plugins")]
    )
  ]
)
PACKAGE
echo 'print("built")' >app/Sources/App/main.swift
description=app/Sources/App/login.review.yaml
cp "$CHECKOUT/rules/examples/faulty-social-app.review.yaml" "$description"
expect 1 swift build --package-path app --disable-sandbox
grep -q 'login.review.yaml:[0-9]*:[0-9]*: error:' "$said" || { cat "$said"; exit 1; }
own complete "$description"
expect 0 swift build --package-path app --disable-sandbox
cp "$CHECKOUT/rules/examples/faulty-social-app.review.yaml" app/above.review.yaml
expect 1 swift build --package-path app --disable-sandbox
grep -q 'above.review.yaml:[0-9]*:[0-9]*: error:' "$said" || { cat "$said"; exit 1; }
rm app/above.review.yaml "$description"
expect 1 swift build --package-path app --disable-sandbox
grep -q 'there is no description here' "$said" || { cat "$said"; exit 1; }
own complete "$description"
expect 0 swift package --package-path app --disable-sandbox plugin reviewlint check Sources
expect 1 swift package --package-path app --disable-sandbox plugin reviewlint check --only nothing
grep -q 'reviewlint ended with status 2' "$said" || { cat "$said"; exit 1; }
