import Diagnostics
import Documents
import Model
import TestSupport
import Testing

@testable import Evidence

/// Login buttons that stand one below the other in code, by the program's own detection.
@Suite struct SourceStackTests {
  private static let reading: Result<DetectionReader, any Error> = Result {
    var reading = DetectionReader()
    for name in ["stacks", "titles"] {
      let path = "rules/detection/\(name).yaml"
      reading.read(ReadFile(path: path, text: try Checkout.text(of: path)))
    }
    return reading
  }

  /// What a file says of stacks: `order=[apple, google]`.
  private static func shown(_ files: [(path: String, code: String)]) throws -> [String] {
    let reading = try reading.get()
    try #require(reading.diagnostics.isEmpty)
    let reader = ProjectFileReader(reading.detection)
    let contents = try files.map { path, code in
      let kind = try #require(reader.kind(ofFile: path, in: ""))
      return reader.read(Array(code.utf8), at: path, as: kind)
    }
    return ProjectEvidence(of: contents, reading.detection).facts.map { fact in
      #expect(fact.strength == .likely)
      return "\(fact.subject.name.split(separator: ".").last ?? "")=\(fact.value.text)"
    }
  }

  private static let buttons = "appleButton; googleButton"

  @Test(
    arguments: [
      (
        "A.swift",
        """
        struct LoginView: View {
          var body: some View {
            VStack(spacing: 40) {
              Image("logo").frame(height: 80)
              VStack(alignment: .center, spacing: 12) {
                SignInWithAppleButton(.signIn) { $0.requestedScopes = [] } onCompletion: { done($0) }
                  .frame(height: 50)
                Button { signInWithGoogle() } label: { HStack(spacing: 4) { Text("Continue with Google") } }
                  .frame(maxWidth: .infinity, minHeight: 50)
                EmailLoginButton().frame(height: 50)
              }
              .padding(.horizontal, 24)
            }
          }
        }
        """,
        ["height=50", "margin=24", "order=[apple, google, email-password]", "spacing=12"]
      ),
      (
        "a.dart",
        """
        Widget build(BuildContext context) => Column(
          mainAxisAlignment: MainAxisAlignment.center,
          children: [
            SizedBox(height: 80),
            SizedBox(width: double.infinity, height: 48, child: SignInWithAppleButton(onPressed: a)),
            const SizedBox(height: 16),
            SizedBox(width: double.infinity, height: 48, child: ElevatedButton(
              onPressed: () => b(), child: const Text('Continue with Google'))),
          ],
        );
        """, ["height=48", "order=[apple, google]", "spacing=16"]
      ),
      (
        "A.tsx",
        """
        const Login = () => (
          <SafeAreaView>
            <Text>Don't have an account?</Text>
            <View style={styles.buttons}>
              <AppleButton style={styles.apple} onPress={apple} /><Image source={a} />
              <Pressable onPress={() => prompt()}><Text>
                Continue with Google
              </Text></Pressable>
            </View>
          </SafeAreaView>
        );
        const styles = StyleSheet.create({ buttons: { gap: 12, paddingHorizontal: 20 } });
        """, ["margin=20", "order=[apple, google]", "spacing=12"]
      ),
      (
        "B.swift",
        """
        final class LoginViewController: UIViewController {
          private let stack: UIStackView = {
            let stack = UIStackView()
            stack.axis = .vertical
            stack.spacing = 10
            return stack
          }()
          func setUp() {
            let googleButton = GIDSignInButton()
            stack.addArrangedSubview(titleLabel)
            stack.addArrangedSubview(appleButton)
            stack.addArrangedSubview(googleButton)
          }
        }
        """, ["order=[apple, google]", "spacing=10"]
      ),
      (
        "A.m",
        """
        - (void)a {
          UIStackView *s = [[UIStackView alloc] initWithArrangedSubviews:@[self.googleButton, self.appleButton]];
          s.axis = UILayoutConstraintAxisVertical;
        }
        """, ["order=[google, apple]"]
      ),
    ] as [(String, String, [String])])
  func `buttons one below the other are a likely stack, with the numbers right there`(
    path: String, code: String, told: [String]
  ) throws {
    #expect(try Self.shown([(path, code)]) == told)
  }

  @Test(arguments: [
    ("side by side", "A.swift", "VStack { Text(a); HStack { \(buttons) } }"),
    ("side by side", "a.dart", "Column(children: [Row(children: [appleButton, googleButton])])"),
    (
      "side by side, as the style says", "A.tsx",
      """
      <View><View style={s.a}><AppleButton /><GoogleButton /></View></View>
      s = {a: {flexDirection: 'row'}}
      """
    ),
    (
      "in a stack view that is horizontal unless told", "A.swift",
      "class A { func a() { UIStackView(arrangedSubviews: [appleButton, googleButton]) } }"
    ),
    ("of one service", "A.swift", "VStack { appleButton; AppleSignInButton() }"),
    ("in one order, and in another", "A.swift", "VStack { \(buttons); appleButton }"),
    ("for paying, or for something else", "A.swift", "VStack { applePayButton; googleMapsButton }"),
    ("in comments", "A.swift", "VStack { /* \(buttons) */ }"),
    ("outside", "A.swift", "VStack { Text(a) }; \(buttons)"),
    ("in brackets that nothing closes", "A.swift", "VStack { VStack { \(buttons)"),
  ])
  func `no order is told of buttons`(_: String, path: String, code: String) throws {
    #expect(try Self.shown([(path, code)]) == [])
  }

  @Test func `of two places with different orders both are shown, and no number that differs`()
    throws
  {
    let files = [
      ("A.swift", "VStack(spacing: 8) { \(Self.buttons) }"),
      ("B.swift", "VStack(spacing: 12) { googleButton; appleButton }"),
    ]
    let told = try Self.shown(files)
    #expect(
      told == ["order=[apple, google]", "order=[google, apple]", "spacing=12", "spacing=8"])
  }

  @Test(arguments: [
    ("VStack(spacing: gap) { appleButton.frame(height: 50); googleButton.frame(height: 44) }", ""),
    ("VStack(spacing: 2 * 8) { \(buttons) }.padding(16)", "margin=16"),
    ("VStack(spacing: 8 * scale) { \(buttons); Divider().frame(height: 1) }", ""),
    ("VStack { \(buttons) }; Text(a).padding(16)", ""),
  ])
  func `a number counts where it is literal and the same for all`(code: String, told: String) throws
  {
    let others = try Self.shown([("A.swift", code)]).filter { !$0.hasPrefix("order=") }
    #expect(others.joined(separator: " ") == told)
  }
}
