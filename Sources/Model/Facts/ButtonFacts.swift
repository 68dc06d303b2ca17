internal import Expressions

/// Works out what follows from a button's service, title and frame.
struct ButtonFacts {
  let services: ListedServices
  /// Apple's titles in the screen's language.
  let titles: TitleTable

  func complete(_ record: inout Record, at place: Place) {
    completeLogin(of: &record)
    completeContent(of: &record, at: place)
    record.change(ButtonKey.frame) { $0.completeFrame(at: $1) }
    let isSystemApple =
      record[ButtonKey.login].value.record?.isApple == true
      && record[ButtonKey.source].value.text == "system"
    if isSystemApple,
      let height = record[ButtonKey.frame].value.record?[FrameKey.height].value.number
    {
      record.setDefault(ButtonKey.fontSize, .double(height * Self.systemFontRatio), at: place)
    }
    completeCaptured(of: &record)
    record[ButtonKey.appleTitle] = appleTitle(of: record[ButtonKey.title])
    record[ButtonKey.allowedTitles] = TracedValue(titles.allowed, at: place)
  }

  /// The font size of a system button, as a part of its height (Human Interface Guidelines).
  private static let systemFontRatio = 0.43

  private func completeLogin(of record: inout Record) {
    let word = record[ButtonKey.service].value.text ?? ""
    record[ButtonKey.login] = services[word] ?? .absent(at: record[ButtonKey.service].place)
    services.names.identify(&record[ButtonKey.service].value)
  }

  private func completeContent(of record: inout Record, at place: Place) {
    let title = record[ButtonKey.title].value.text
    let content = Value.string(title?.isEmpty == true ? "logoOnly" : "logoAndTitle")
    // Somebody who doesn't know what is on it may still know its title.
    if title != nil, record[ButtonKey.content].value.isUndecided {
      record[ButtonKey.content] = TracedValue(content, at: place)
    }
    record.setDefault(ButtonKey.content, content, at: place)
    guard let content = record[ButtonKey.content].value.text, content != "logoOnly" else {
      return
    }
    record.setDefault(ButtonKey.textBeside, .string(""), at: place)
  }

  private func completeCaptured(of record: inout Record) {
    guard let captured = record[ButtonKey.captured].value.record else { return }
    let isAsWritten = record.isAsWritten(captured)
    record.change(ButtonKey.captured) { captured, place in
      captured[CapturedButtonKey.asWritten] = TracedValue(isAsWritten.value, at: place)
    }
  }

  private func appleTitle(of title: TracedValue) -> TracedValue {
    guard case .string(let words) = title.value else { return title }
    return TracedValue(.string(titles.kind(of: words)), at: title.place)
  }
}

extension Record {
  /// Of a button: it has the title of what was captured, and the frame but for what may be off.
  fileprivate func isAsWritten(_ captured: Record) -> Resolved<Bool> {
    var agrees = Resolved<Bool>.known(true)
    if let title = captured[CapturedButtonKey.title].value.text {
      agrees = agrees && self[ButtonKey.title].knownText.map { $0 == title }
    }
    guard let shown = Rectangle(captured[CapturedButtonKey.frame].value) else { return agrees }
    let written = self[ButtonKey.frame].known { Rectangle($0) }
    return agrees && written.map { $0.isSame(as: shown) }
  }
}

extension Rectangle {
  /// Whether every edge is where the other's is, but for what one of them may be off.
  fileprivate func isSame(as other: Rectangle) -> Bool {
    let slack = max(tolerance, other.tolerance) + Self.rounding
    let edges = [
      (left, other.left), (top, other.top), (right, other.right), (bottom, other.bottom),
    ]
    return edges.allSatisfy { abs($0 - $1) <= slack }
  }
}
