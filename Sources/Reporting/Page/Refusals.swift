internal import Diagnostics
internal import Linting
internal import Rules

extension DescriptionReport {
  /// So many leave room for decisions on the first sheet.
  private static let mostRefusals = 10

  /// What would be refused, what is most likely first.
  func writeRefusals(to section: inout MarkupWriter) {
    let refusals = positions(of: .error)
    guard !refusals.isEmpty else { return }
    heading("What would likely be refused", to: &section)
    if refusals.contains(where: { faults[$0].letters > 0 }) {
      section.element(
        "p",
        [.style("quiet")],
        language(
          "What App Review refused most often comes first, by refusals that developers made public."
        )
      )
    }
    section.element("ol", [.style("faults")]) { list in
      for position in refusals.prefix(Self.mostRefusals) {
        list.line()
        list.element("li") { write(faults[position], position, to: &$0) }
      }
    }
    writeRest(refusals.count - Self.mostRefusals, to: &section)
  }

  /// Where the faults of a severity are among all: they are numbered by that, from 1.
  func positions(of severity: Severity) -> [Int] {
    faults.indices.filter { faults[$0].first.severity == severity }
  }

  /// How many more there are than a list has room for.
  func writeRest(_ count: Int, to section: inout MarkupWriter) {
    guard count > 0 else { return }
    let rest: LocalizableText = .counted(
      count,
      one: "\(count) more is among the details.",
      other: "\(count) more are among the details."
    )
    section.element("p", [.style("quiet")], language(rest))
  }

  private func write(_ fault: Fault, _ position: Int, to item: inout MarkupWriter) {
    item.element("a", [.link("#\(cardID(position))")]) { $0.prose(fault.first.message) }
    item.element("span", [.style("asides")]) { asides in
      writeNewness(of: fault, to: &asides)
      if fault.others > 0 { asides.element("span", [], language(fault.otherPlaces)) }
      asides.element("span", [], language(fault.first.owner.words))
      if fault.letters > 0 { asides.element("span", [], language(fault.letterCount)) }
    }
  }
}

extension Fault {
  var otherPlaces: LocalizableText {
    .counted(
      others,
      one: "also on \(others) more screen",
      other: "also on \(others) more screens"
    )
  }

  var letterCount: LocalizableText {
    .counted(
      letters,
      one: "\(letters) known refusal",
      other: "\(letters) known refusals"
    )
  }
}
