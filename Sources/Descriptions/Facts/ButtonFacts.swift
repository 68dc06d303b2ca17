internal import Expressions

/// The slots of a button and its frame that facts read and write.
enum ButtonSlot {
  private static let section = Section.button(CustomFields())
  static let service = section.slot("service")
  static let id = section.slot("id")
  static let title = section.slot("title")
  static let frame = section.slot("frame")
  static let shown = section.slot("shown")
  static let source = section.slot("source")
  static let style = section.slot("style")
  static let content = section.slot("content")
  static let textBeside = section.slot("textBeside")
  static let fill = section.slot("fill")
  static let textColour = section.slot("textColor")
  static let borderColour = section.slot("borderColor")
  static let cornerRadius = section.slot("cornerRadius")
  static let fontSize = section.slot("fontSize")
  static let login = section.slot("login")
  static let isApple = section.slot("isApple")
  static let appleTitle = section.slot("appleTitle")
  static let allowedTitles = section.slot("allowedTitles")
  static let frameRight = Section.frame.slot("right")
  static let frameBottom = Section.frame.slot("bottom")
  static let frameTolerance = Section.frame.slot("tolerance")
}

/// Works out what follows from a button's service, title and frame.
struct ButtonFacts {
  let services: ListedServices
  /// Apple's titles in the screen's language.
  let titles: TitleTable

  func complete(_ record: inout Record, at place: Place) {
    completeLogin(of: &record, at: place)
    completeContent(of: &record, at: place)
    completeFrame(of: &record)
    let isSystemApple =
      record[ButtonSlot.isApple].value.answer == true
      && record[ButtonSlot.source].value.text == "system"
    if isSystemApple, let height = record[ButtonSlot.frame].value.record?[3].value.number {
      record.setDefault(ButtonSlot.fontSize, .double(height * Self.systemFontRatio), at: place)
    }
    record.slots[ButtonSlot.appleTitle] = appleTitle(of: record[ButtonSlot.title])
    record.slots[ButtonSlot.allowedTitles] = Operand(titles.allowed, at: place)
  }

  /// The font size of a system button, as a part of its height (Human Interface Guidelines).
  private static let systemFontRatio = 0.43

  /// How far a length measured by hand may be off, in points.
  private static let handTolerance = 0.5

  private func completeLogin(of record: inout Record, at place: Place) {
    let word = record[ButtonSlot.service].value.text ?? ""
    let service = services[word]
    guard let service, let login = service.value.record else {
      record.slots[ButtonSlot.login] = .absent(at: record[ButtonSlot.service].place)
      record.slots[ButtonSlot.isApple] = .absent(at: record[ButtonSlot.service].place)
      return
    }
    record.slots[ButtonSlot.login] = service
    record.slots[ButtonSlot.isApple] = Operand(.boolean(login.isApple), at: place)
  }

  private func completeContent(of record: inout Record, at place: Place) {
    let isEmpty = record[ButtonSlot.title].value.text?.isEmpty == true
    let content = isEmpty ? "logoOnly" : "logoAndTitle"
    record.setDefault(ButtonSlot.content, .string(content), at: place)
    guard record[ButtonSlot.content].value.text != "logoOnly" else { return }
    record.setDefault(ButtonSlot.textBeside, .string(""), at: place)
  }

  private func completeFrame(of record: inout Record) {
    record.change(ButtonSlot.frame) { frame, place in
      guard let x = frame[0].value.number, let y = frame[1].value.number,
        let width = frame[2].value.number, let height = frame[3].value.number
      else { return }
      frame.slots[ButtonSlot.frameRight] = Operand(.double(x + width), at: place)
      frame.slots[ButtonSlot.frameBottom] = Operand(.double(y + height), at: place)
      frame.slots[ButtonSlot.frameTolerance] = Operand(.double(Self.handTolerance), at: place)
    }
  }

  private func appleTitle(of title: Operand) -> Operand {
    guard case .string(let words) = title.value else { return title }
    return Operand(.string(titles.kind(of: words)), at: title.place)
  }
}
