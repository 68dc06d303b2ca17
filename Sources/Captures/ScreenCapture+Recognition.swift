package import Descriptions

extension ScreenCapture {
  /// A captured screen as descriptions take it in, with the logins that are recognised on it.
  package init(_ screen: CapturedScreen, by recognizer: LoginRecognizer) {
    let found = recognizer.logins(on: screen)
    var logins: [Int: RecognisedLogin] = [:]
    for login in found.logins { logins[login.element] = login }
    let elements = screen.elements.indices.compactMap { number -> Element? in
      let element = screen.elements[number]
      let login = logins[number]
      let isFree = element.isVisible && !element.mayBeField
      guard login != nil || isFree, login != nil || !element.names.isEmpty else { return nil }
      return Element(
        service: login?.service,
        identifier: element.identifier,
        names: element.names,
        title: login.map { $0.title } ?? element.words,
        frame: (login?.frame ?? element.frame).map(Frame.init),
        isSystem: login?.isSystem ?? false,
        isLogoOnly: login?.isLogoOnly ?? false,
        bytes: element.bytes
      )
    }
    self.init(
      file: screen.file,
      bytes: screen.bytes,
      format: screen.format,
      isFromRunningApp: screen.isFromRunningApp,
      tolerance: screen.tolerance,
      size: screen.bounds.map { ($0.width, $0.height) },
      elements: elements,
      unrecognised: found.unrecognised.map(\.name)
    )
  }
}

extension CapturedElement {
  /// What people can find it by, the surest first.
  fileprivate var names: [String] {
    [identifier, label, title].compactMap(\.self).filter { !$0.isEmpty }
  }
}

extension ScreenCapture.Frame {
  fileprivate init(_ frame: CaptureFrame) {
    self.init(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }
}
