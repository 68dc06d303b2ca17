# The pods of the Kubernetes jobs, run as containers of the very image, by the user they name.
source "$(dirname "$0")/lib.sh"
needs buildah python3
python3 -c 'import yaml' 2>/dev/null || { echo 'there is no python3 here that reads YAML'; exit 77; }
build_image plain Containerfile
for index in 0 1 2 3; do
  mkdir -p "fleet/$index"
  own complete "fleet/$index/login.review.yaml"
done
mkdir -p parts
chmod 777 parts
pods() { # JOB: all of them, one after the other.
  python3 -B "$CHECKOUT/Tests/EndToEndTests/Packages/jobs.py" \
    "$CHECKOUT/rules/examples/kubernetes/$1.yaml" "$PWD" \
    buildah "${storage[@]}" run --user 65532 VOLUMES "$container" -- /usr/bin/reviewlint
}
expect 0 pods check-fleet
expect 0 pods join-fleet
grep -q 'All 4 apps are ready' parts/fleet.html
cp "$CHECKOUT/rules/examples/faulty-social-app.review.yaml" fleet/3/
expect 1 pods check-fleet
expect 0 pods join-fleet
rm parts/1.json
expect 2 pods join-fleet
