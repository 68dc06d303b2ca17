package import Model

extension Layer {
  /// A captured screen as descriptions take it in, with the logins that are recognised on it.
  package init(_ screen: CapturedScreen, by recognizer: LoginRecognizer) {
    let found = recognizer.logins(on: screen)
    var logins: [Int: RecognisedLogin] = [:]
    for login in found.logins { logins[login.element] = login }
    let elements = screen.elements.indices.compactMap { number -> ScreenCapture.Element? in
      let element = screen.elements[number]
      let login = logins[number]
      let control = screen.control(number)
      let isFree = element.isVisible && !element.mayBeField
      let isNamed = !element.names.isEmpty || control == .checkBox
      guard login != nil || isFree && isNamed else { return nil }
      return ScreenCapture.Element(
        service: login?.service, identifier: element.identifier, names: element.names,
        title: login.map { $0.title } ?? element.words,
        frame: (login?.frame ?? element.frame).map(\.measured), isSystem: login?.isSystem ?? false,
        isLogoOnly: login?.isLogoOnly ?? false, control: control, isTicked: element.isTicked,
        bytes: element.bytes)
    }
    let unrecognised = found.unrecognised.map { button in
      ScreenCapture.Element(
        service: nil, names: [button.name], title: nil, frame: button.frame.map(\.measured),
        bytes: screen.elements[button.number].bytes)
    }
    let capture = ScreenCapture(
      file: screen.file, format: screen.format, isFromRunningApp: screen.isFromRunningApp,
      tolerance: screen.tolerance, elements: elements, unrecognised: unrecognised)
    self.init(capture, at: screen.bytes, facts: Self.facts(of: screen))
  }

  /// What the capture says of the screen as a whole.
  private static func facts(of screen: CapturedScreen)
    -> [(key: ScreenKey, content: Content?, bytes: Range<Int>)]
  {
    let size = screen.bounds.map { [$0.width.measured, $0.height.measured] }
    let said: [(key: ScreenKey, content: Content?)] = [
      (.size, size.map { .lengths($0) }),
      (.orientation, screen.orientation.map { .text($0.rawValue) }),
      (.appearance, screen.appearance.map { .text($0) }),
      (.language, screen.language.map { .text($0) }),
      (.os, screen.os.map { .text($0) }),
      // What doesn't go beyond the screen today may do so in larger type.
      (.scrolls, screen.scrolls ? .answer(true) : nil),
      (.coveredBottom, screen.coveredBottom.map { .length($0.measured) }),
    ]
    return said.map { ($0.key, $0.content, screen.place(of: $0.key)) }
  }
}

extension CapturedScreen {
  /// What an element is beside login buttons: a box in a box, as rows have them, is one with it.
  fileprivate func control(_ number: Int) -> ScreenCapture.Control? {
    let kind = elements[number].kind
    guard kind == .link || kind == .checkBox else { return nil }
    var outer = elements[number].parent
    while let next = outer {
      if elements[next].kind == kind, elements[next].isVisible { return nil }
      outer = elements[next].parent
    }
    return kind == .link ? .link : .checkBox
  }
}

extension CapturedElement {
  /// What people can find it by, the surest first.
  fileprivate var names: [String] {
    [identifier, label, title].compactMap(\.self).filter { !$0.isEmpty }
  }
}

extension Rectangle {
  fileprivate var measured: Rectangle {
    Rectangle(x: x.measured, y: y.measured, width: width.measured, height: height.measured)
  }
}

extension Double {
  /// In ten-thousandths of a point: no tool measures more finely.
  fileprivate var measured: Double { (self * 10_000).rounded() / 10_000 + 0 }
}
