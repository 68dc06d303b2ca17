import AuthenticationServices
import GoogleSignIn

/// How people come into Pawprint.
final class SignIn: NSObject, ASAuthorizationControllerDelegate,
  ASAuthorizationControllerPresentationContextProviding
{
  private let window: UIWindow

  init(in window: UIWindow) {
    self.window = window
  }

  func withApple(_ nonce: String) {
    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.requestedScopes = [.email]
    request.nonce = nonce
    let controller = ASAuthorizationController(authorizationRequests: [request])
    controller.delegate = self
    controller.presentationContextProvider = self
    controller.performRequests()
  }

  func withGoogle(from screen: UIViewController) async throws {
    try await GIDSignIn.sharedInstance.signIn(withPresenting: screen)
  }

  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithError error: any Error
  ) {
    switch error {
    case ASAuthorizationError.canceled: break
    case ASAuthorizationError.failed: say("Signing in didn't work. Try again.")
    default: say("Something went wrong.")
    }
  }

  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor {
    window
  }
}
