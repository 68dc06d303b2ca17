internal import Diagnostics
internal import Localization
internal import Rules

extension Finding {
  /// The guideline that people would name first: one with a number, such as `4.8`.
  package var mainGuideline: String { guidelines.mainGuideline }

  /// What it says where no heading does: that it breaks a rule of our own, if it does.
  package var messageByItself: String {
    guard outcome == .fail, concern == .ours else { return message }
    return subject.book.language(Message(.labelled, Message(.ourOwnRule), message))
  }

  /// Where to read that guideline, or else another that is cited; nil where none is to be read.
  package var link: String? {
    for key in [mainGuideline] + guidelines {
      if let address = subject.book.guideline(key)?.webAddress { return address.text }
    }
    return nil
  }
}

extension [String] {
  /// Of guidelines' keys, the first with a number, else the first.
  package var mainGuideline: String {
    first { $0.first?.isNumber == true } ?? first ?? ""
  }
}
