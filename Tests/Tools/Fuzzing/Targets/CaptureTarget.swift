internal import Diagnostics
internal import Documents
internal import Evidence
internal import Model
internal import Rules
internal import TestSupport

/// Reads a capture, recognises the logins on it and takes it into a description; reads the same as
/// the list of a test's attachments.
enum CaptureTarget: TextTarget {
  static let name = "capture"

  private static let trial = {
    let paths = ["providers.yaml", "button-titles.yaml", "field-names.yaml", "devices.yaml"]
    let trial = Trial([], builtIn: paths.compactMap(file))
    precondition(trial.told.isEmpty, "the built-in catalogues can be read: \(trial.told)")
    return trial
  }()

  private static let recognizer = {
    guard let file = file("recognition.yaml"),
      let catalogue = RecognitionCatalogue.read(ReadFile(file)).catalogue
    else { preconditionFailure("the built-in recognition can be read") }
    return LoginRecognizer(catalogue, trial.book.catalogues)
  }()

  private static func file(_ path: String) -> SourceFile? {
    (try? Checkout.text(of: "rules/\(path)")).map { SourceFile(path: path, text: $0) }
  }

  static func run(_ text: String) {
    let file = SourceFile(path: "capture.txt", text: text)
    _ = AttachmentList(file)
    do throws(CaptureMistake) {
      let capture = try Capture(file)
      precondition(Capture.formats.contains(capture.format), "a capture has a known format")
      for screen in capture.screens { check(screen) }
    } catch {
      precondition(!error.diagnostics.isEmpty, "what can't be read has a mistake")
      for mistake in error.diagnostics {
        precondition(mistake.range.bytes.upperBound <= text.utf8.count, "which is in the file")
      }
    }
  }

  private static func check(_ screen: CapturedScreen) {
    let bytes = 0...screen.file.bytes.count
    for (number, element) in screen.elements.enumerated() {
      precondition(bytes.contains(element.bytes.upperBound), "an element is in the file")
      precondition(element.parent.map { $0 < number } ?? true, "an element is behind its parent")
      if let frame = element.frame {
        let lengths = [frame.x, frame.y, frame.width, frame.height]
        precondition(lengths.allSatisfy(\.isFinite), "a frame is finite")
      }
    }
    let found = recognizer.logins(on: screen)
    let seen = found.logins.allSatisfy { screen.elements[$0.element].isVisible }
    precondition(seen, "a login is seen")
    let captured = Layer(screen, by: recognizer)
    _ = try? trial.description(description) { _ in captured }
  }

  private static let description = """
    reviewlint: 1
    app: {name: Pawprint}
    login: {services: [apple, google, email-password]}
    screens:
      - capture: capture.txt
        buttons: [{id: apple, style: black}, {service: google, element: Sign in}]

    """
}
