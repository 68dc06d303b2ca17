import Diagnostics
import Documents
import Model
import TestSupport

@testable import Evidence

/// Files of a project by their paths, and what is looked for in them.
struct SmallProject {
  private let contents: [FileContent]
  let evidence: ProjectEvidence

  static let detection = """
    detection:
      - in: entitlement
        strength: proves
        why: entitled
        services: {apple: [com.apple.developer.applesignin]}
        facts:
          - {fact: signInWithApple.capability, value: 'true', find: [com.apple.developer.applesignin]}
      - {in: pod, strength: likely, why: kit, services: {google: [GoogleSignIn]}}
      - {in: npm, strength: likely, why: plugin, services: {google: [google-signin]}}
      - {in: urlScheme, strength: likely, why: scheme, services: {google: ['com.google.*']}}
      - {in: queriedScheme, strength: hint, why: asks, services: {facebook: [fbapi]}}
      - in: collectedData
        strength: hint
        why: asked
        services: {phone-otp: [NSPrivacyCollectedDataTypePhoneNumber]}
      - {in: swiftPackage, strength: likely, why: kit, services: {google: [googlesignin-ios]}}
      - {in: packageProduct, strength: likely, why: kit, services: {google: [GoogleSignIn]}}
      - {in: pub, strength: likely, why: kit, services: {google: [google_sign_in]}}
      - {in: title, strength: likely, why: words, services: {google: [Sign in with Google]}}
      - {in: address, strength: likely, why: page, services: {github: [github.com/login/oauth]}}
      - {in: code, strength: hint, otherUse: true, why: files, services: {google: [GTLRDriveService]}}
      - {in: code, strength: proves, why: call, services: {google: ['GIDSignIn….signIn(']}}
      - {in: code, strength: likely, why: name, services: {google: ['googleLogin:']}}
      - in: code
        strength: proves
        why: call
        imports: [FBSDKLoginKit]
        services: {facebook: ['LoginManager….logIn(']}
      - in: code
        strength: proves
        why: handled
        beside: ['.getCredentialState(']
        facts:
          - {fact: signInWithApple.credentialState.handles, value: revoked, list: true,
             find: ['case .revoked']}
      - in: code
        strength: likely
        imports: [ProjectDescription]
        why: Tuist
        facts: [{fact: app.minimumOS, find: ['.iOS(targetVersion:"*"']}]
      - in: code
        strength: likely
        paths: ['*etting*']
        why: page
        facts:
          - {fact: account.deletion.path, value: '[Settings, Delete account]',
             find: [deleteAccount(]}
      - in: code
        strength: likely
        why: nothing
        facts:
          - {fact: signInWithApple.handledErrors, value: '[]', list: true, find: [asksApple(],
             unless: [ASAuthorizationError]}
      - in: buildSetting
        strength: proves
        why: setting
        facts:
          - {fact: app.bundleId, find: [PRODUCT_BUNDLE_IDENTIFIER]}
          - {fact: app.platforms, list: true, whole: true, words: {'1': iphone, '2': ipad},
             find: [TARGETED_DEVICE_FAMILY]}
      - in: infoKey
        strength: proves
        why: key
        facts: [{fact: app.bundleId, find: [CFBundleIdentifier]}]
      - {in: appConfig, strength: proves, why: config, services: {apple: [expo.ios.usesAppleSignIn]}}
    """

  /// The detection, read once for all projects.
  private static let reading: DetectionReader = {
    var reading = DetectionReader()
    reading.read(ReadFile(path: "detection.yaml", text: detection))
    return reading
  }()

  private static let reader = ProjectFileReader(reading.detection)

  /// A project in which is looked for what one of the program's own files says.
  init(_ files: KeyValuePairs<String, String>, by name: String) throws {
    var reading = DetectionReader()
    let text = try Checkout.text(of: "rules/detection/\(name)")
    reading.read(ReadFile(path: name, text: text))
    self.init(files, ProjectFileReader(reading.detection), reading.detection)
  }

  init(_ files: KeyValuePairs<String, String>) {
    self.init(files, Self.reader, Self.reading.detection)
  }

  private init(
    _ files: KeyValuePairs<String, String>, _ reader: ProjectFileReader, _ detection: Detection
  ) {
    contents = files.compactMap { path, text in
      let parts = path.split(separator: "/").map(String.init)
      let folder = parts.dropLast().last ?? ""
      return reader.kind(ofFile: parts.last ?? "", in: folder).map {
        reader.read(Array(text.utf8), at: path, as: $0)
      }
    }
    evidence = ProjectEvidence(of: contents, detection)
  }

  var diagnostics: [String] {
    contents.flatMap { content in
      content.diagnostics.map { diagnostic in
        let place = content.source.map { file in
          LineTable(of: file).position(of: diagnostic.range.bytes.lowerBound)
        }
        let line = place.map { "\($0.line):\($0.column)" } ?? "-"
        let id = diagnostic.message.id
        return "\(content.path):\(line): \(diagnostic.severity)[\(id)]: \(diagnostic.message.text)"
      }
    }
  }

  /// Each conclusion with its places: `google proves: likely Podfile.lock:2`.
  var shown: [String] {
    (evidence.services + evidence.facts).map { conclusion in
      let value = conclusion.value.text
      let name = conclusion.subject.name + (value.isEmpty ? "" : "=\(value)")
      let places = conclusion.evidence.map { "\($0.strength) \($0.file):\($0.line)" }
      return "\(name) \(conclusion.strength): \(places.joined(separator: ", "))"
    }
  }

  /// A project file with one target and a few settings.
  static func project(
    _ settings: String, type: String = "com.apple.product-type.application",
    name: String = "Release"
  ) -> String {
    """
    // !$*UTF8*$!
    {
      objects = {
        P = {isa = PBXProject; buildConfigurationList = L; targets = (T); };
        L = {isa = XCConfigurationList; buildConfigurations = (C); defaultConfigurationName = Release; };
        C = {isa = XCBuildConfiguration; name = \(name); buildSettings = {SDKROOT = iphoneos; }; };
        T = {isa = PBXNativeTarget; name = App; productType = "\(type)"; buildConfigurationList = M; };
        M = {isa = XCConfigurationList; buildConfigurations = (D); };
        B = {isa = PBXFileReference; path = App.xcconfig; };
        D = {isa = XCBuildConfiguration; name = \(name); baseConfigurationReference = B; buildSettings = {
          \(settings)
        }; };
      };
      rootObject = P;
    }
    """
  }
}
