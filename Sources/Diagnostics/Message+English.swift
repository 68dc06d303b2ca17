extension Message: CustomStringConvertible {
  package var text: String {
    written ?? MessagePattern(englishWords).filled { arguments[$0].english }
  }

  package var description: String { text }
}

extension Message.Argument {
  var english: String {
    switch self {
    case .name(let name): name
    case .names(let names): names.joined(separator: ", ")
    case .number(let number): String(number)
    case .amount(let number): number.grouped(by: ",")
    case .message(let message): message.text
    case .words(let text): text
    }
  }
}

extension Int {
  /// The number with something between every three digits: `8,388,608`.
  package func grouped(by separator: String) -> String {
    let digits = String(magnitude)
    var text = self < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text += separator }
      text.append(digit)
    }
    return text
  }
}
