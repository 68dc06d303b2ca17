internal import Expressions

/// The slots of a button that facts read and write.
struct ButtonSlots {
  private static let section = Section.plainDescription.section("screens").section("buttons")
  let service = Self.section.slot("service")
  let id = Self.section.slot("id")
  let title = Self.section.slot("title")
  let captured = Self.section.slot("captured")
  let frame = Self.section.slot("frame")
  let shown = Self.section.slot("shown")
  let source = Self.section.slot("source")
  let style = Self.section.slot("style")
  let content = Self.section.slot("content")
  let textBeside = Self.section.slot("textBeside")
  let fill = Self.section.slot("fill")
  let textColour = Self.section.slot("textColor")
  let borderColour = Self.section.slot("borderColor")
  let cornerRadius = Self.section.slot("cornerRadius")
  let fontSize = Self.section.slot("fontSize")
  let login = Self.section.slot("login")
  let appleTitle = Self.section.slot("appleTitle")
  let allowedTitles = Self.section.slot("allowedTitles")
}

/// Works out what follows from a button's service, title and frame.
struct ButtonFacts {
  let services: ListedServices
  /// Apple's titles in the screen's language.
  let titles: TitleTable

  func complete(_ record: inout Record, at place: Place) {
    completeLogin(of: &record)
    completeContent(of: &record, at: place)
    record.change(Slots.button.frame) { $0.completeFrame(at: $1) }
    let isSystemApple =
      record[Slots.button.login].value.record?.isApple == true
      && record[Slots.button.source].value.text == "system"
    if isSystemApple, let height = record[Slots.button.frame].value.record?[3].value.number {
      record.setDefault(Slots.button.fontSize, .double(height * Self.systemFontRatio), at: place)
    }
    completeCaptured(of: &record)
    record.slots[Slots.button.appleTitle] = appleTitle(of: record[Slots.button.title])
    record.slots[Slots.button.allowedTitles] = TracedValue(titles.allowed, at: place)
  }

  /// The font size of a system button, as a part of its height (Human Interface Guidelines).
  private static let systemFontRatio = 0.43

  private func completeLogin(of record: inout Record) {
    let word = record[Slots.button.service].value.text ?? ""
    let service = services[word]
    guard let service, let login = service.value.record else {
      record.slots[Slots.button.login] = .absent(at: record[Slots.button.service].place)
      return
    }
    if case .string(let id) = login[Slots.service.id].value, id != word {
      record.slots[Slots.button.service].value = .string(id)
    }
    record.slots[Slots.button.login] = service
  }

  private func completeContent(of record: inout Record, at place: Place) {
    let title = record[Slots.button.title].value.text
    let content = Value.string(title?.isEmpty == true ? "logoOnly" : "logoAndTitle")
    // Somebody who doesn't know what is on it may still know its title.
    if title != nil, record[Slots.button.content].value.isUndecided {
      record.slots[Slots.button.content] = TracedValue(content, at: place)
    }
    record.setDefault(Slots.button.content, content, at: place)
    guard let content = record[Slots.button.content].value.text, content != "logoOnly" else {
      return
    }
    record.setDefault(Slots.button.textBeside, .string(""), at: place)
  }

  private func completeCaptured(of record: inout Record) {
    guard let captured = record[Slots.button.captured].value.record else { return }
    let isAsWritten = record.isAsWritten(captured)
    record.change(Slots.button.captured) { captured, place in
      captured.slots[Slots.capture.asWritten] = TracedValue(isAsWritten.value, at: place)
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
    if let title = captured[Slots.capture.title].value.text {
      agrees = agrees && self[Slots.button.title].knownText.map { $0 == title }
    }
    guard let shown = Rectangle(captured[Slots.capture.frame].value) else { return agrees }
    let written = self[Slots.button.frame].known { Rectangle($0) }
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
