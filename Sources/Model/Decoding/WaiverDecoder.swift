internal import Diagnostics
internal import Expressions

/// The slots of a waiver.
struct WaiverSlots {
  let rule = Section.waiver.slot("rule")
  let at = Section.waiver.slot("at")
  let reason = Section.waiver.slot("reason")
  let approvedBy = Section.waiver.slot("approvedBy")
  let until = Section.waiver.slot("until")
}

/// Reads waivers; makes sure that each says why and by whom, and names a place, and a day that isn't
/// too far away.
struct WaiverDecoder {
  /// A waiver is thought over once a year.
  private static let mostDays: Int64 = 366

  /// The day of checking.
  let asOf: Timestamp

  func waivers(of description: Record, _ decoder: inout SectionDecoder) -> [Waiver] {
    let items = description[Slots.description.waivers].value.items ?? []
    let namesPlaces = items.contains { $0.value.record?[Slots.waiver.at].value.text != nil }
    let index = namesPlaces ? PlaceIndex(of: decoder.places) : nil
    return items.compactMap { item in
      guard let record = item.value.record else { return nil }
      let at = place(named: record[Slots.waiver.at], in: index, &decoder)
      let until = lastDay(record[Slots.waiver.until], &decoder)
      checkText(record[Slots.waiver.reason], called: "reason", &decoder)
      checkText(record[Slots.waiver.approvedBy], called: "approvedBy", &decoder)
      return until.flatMap { waiver(record, at: at, until: $0, place: item.place) }
    }
  }

  private func place(
    named operand: TracedValue,
    in index: PlaceIndex?,
    _ decoder: inout SectionDecoder
  ) -> Place? {
    guard let text = operand.value.text else { return nil }
    let place = Path(text).flatMap { index?.place(at: $0) }
    if place == nil { decoder.report(.unknownPath(text), at: operand.place) }
    return place
  }

  private func checkText(
    _ operand: TracedValue,
    called name: String,
    _ decoder: inout SectionDecoder
  ) {
    guard let text = operand.value.text, text.isBlank else { return }
    decoder.report(.blankText(name), at: operand.place)
  }

  private func lastDay(_ operand: TracedValue, _ decoder: inout SectionDecoder) -> Timestamp? {
    guard case .timestamp(let until) = operand.value else { return nil }
    let latest = asOf.adding(days: Self.mostDays)
    if until.seconds > latest.seconds {
      decoder.report(.waiverTooLong(until.day, asOf: asOf.day, latest.day), at: operand.place)
    }
    return until
  }

  private func waiver(
    _ record: Record,
    at: Place?,
    until: Timestamp,
    place: Place
  ) -> Waiver? {
    guard let rule = record[Slots.waiver.rule].value.text,
      let reason = record[Slots.waiver.reason].value.text,
      let approvedBy = record[Slots.waiver.approvedBy].value.text
    else { return nil }
    return Waiver(
      rule: rule,
      at: at,
      reason: reason,
      approvedBy: approvedBy,
      until: until,
      place: place
    )
  }
}

extension String {
  /// Whether nobody would see anything of it.
  fileprivate var isBlank: Bool {
    unicodeScalars.allSatisfy {
      $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint
        || $0.properties.generalCategory == .control
    }
  }
}

extension Message {
  fileprivate static func unknownPath(_ path: String) -> Self {
    Self(
      .unknownPath,
      path.quoted
    )
  }

  fileprivate static func blankText(_ name: String) -> Self {
    Self(.blankText, name.quoted)
  }

  fileprivate static func waiverTooLong(_ until: String, asOf: String, _ latest: String) -> Self {
    Self(
      .waiverTooLong,
      until.quoted,
      asOf,
      latest
    )
  }
}
