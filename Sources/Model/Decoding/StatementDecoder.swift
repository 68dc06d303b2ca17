internal import Diagnostics
internal import Expressions

/// Reads what people said of rules and questions; makes sure that each says why and by whom, and
/// names a place, and a day that isn't too far away.
struct StatementDecoder {
  /// A waiver is thought over once a year.
  private static let mostDays: Int64 = 366

  /// The day of checking.
  let asOf: Timestamp

  func statements(of description: Record, _ decoder: inout SectionDecoder) -> Statements {
    func records(_ key: DescriptionKey) -> [(record: Record, place: Place)] {
      (description[key].value.items ?? []).compactMap { item in
        item.value.record.map { ($0, item.place) }
      }
    }
    let waivers = records(.waivers)
    let decisions = records(.decisions)
    let open = records(.open)
    let namesPlaces =
      !open.isEmpty || waivers.contains { $0.record[WaiverKey.at].value.text != nil }
      || decisions.contains { $0.record[DecisionKey.at].value.text != nil }
    let index = namesPlaces ? PlaceIndex(of: decoder.places) : nil
    return Statements(
      waivers: waivers.compactMap { waiver($0.record, at: $0.place, index, &decoder) },
      decisions: decisions.compactMap { decision($0.record, at: $0.place, index, &decoder) },
      open: open.compactMap { taken($0.record, at: $0.place, index, &decoder) })
  }

  private func waiver(
    _ record: Record, at own: Place, _ index: PlaceIndex?, _ decoder: inout SectionDecoder
  ) -> Waiver? {
    let at = place(named: record[WaiverKey.at], in: index, &decoder)
    let until = lastDay(record[WaiverKey.until], &decoder)
    checkText(record, WaiverKey.reason, &decoder)
    checkText(record, WaiverKey.approvedBy, &decoder)
    guard let until, let rule = record[WaiverKey.rule].value.text,
      let reason = record[WaiverKey.reason].value.text,
      let approvedBy = record[WaiverKey.approvedBy].value.text
    else { return nil }
    return Waiver(
      rule: rule, at: at, reason: reason, approvedBy: approvedBy, until: until, place: own)
  }

  private func decision(
    _ record: Record, at own: Place, _ index: PlaceIndex?, _ decoder: inout SectionDecoder
  ) -> Decision? {
    let at = place(named: record[DecisionKey.at], in: index, &decoder)
    checkText(record, DecisionKey.by, &decoder)
    checkText(record, DecisionKey.because, &decoder)
    guard let rule = record[DecisionKey.rule].value.text,
      let by = record[DecisionKey.by].value.text,
      let because = record[DecisionKey.because].value.text,
      let answer = record[DecisionKey.answer].value.text,
      case .timestamp(let on) = record[DecisionKey.on].value,
      case .map(let facts) = record[DecisionKey.facts].value
    else { return nil }
    return Decision(
      rule: rule, at: at, holds: answer == "holds", by: by, on: on, because: because,
      facts: ReadFacts(facts), until: day(record[DecisionKey.until]), place: own)
  }

  private func taken(
    _ record: Record, at own: Place, _ index: PlaceIndex?, _ decoder: inout SectionDecoder
  ) -> TakenQuestions? {
    checkText(record, OpenQuestionKey.owner, &decoder)
    let facts = record[OpenQuestionKey.facts].value.items ?? []
    for fact in facts {
      let path = fact.value.text.flatMap(Path.init)
      guard path.flatMap({ index?.canBeWritten($0) }) != true else { continue }
      reportNoPlace(fact, in: index, &decoder)
    }
    guard let owner = record[OpenQuestionKey.owner].value.text,
      let until = day(record[OpenQuestionKey.until])
    else { return nil }
    let paths = facts.compactMap(\.value.text).compactMap { Path($0)?.description }
    return TakenQuestions(facts: paths, owner: owner, until: until, place: own)
  }

  private func day(_ operand: TracedValue) -> Timestamp? {
    if case .timestamp(let day) = operand.value { day } else { nil }
  }

  private func place(
    named operand: TracedValue, in index: PlaceIndex?, _ decoder: inout SectionDecoder
  ) -> Place? {
    guard let text = operand.value.text else { return nil }
    let place = Path(text).flatMap { index?.place(at: $0) }
    if place == nil { reportNoPlace(operand, in: index, &decoder) }
    return place
  }

  private func reportNoPlace(
    _ operand: TracedValue, in index: PlaceIndex?, _ decoder: inout SectionDecoder
  ) {
    guard let text = operand.value.text else { return }
    let meant = Path(text).flatMap { index?.nearestPath(to: $0) }
    decoder.report(.unknownPath(text, meant), at: operand.place)
  }

  private func checkText(
    _ record: Record, _ key: some SectionKey, _ decoder: inout SectionDecoder
  ) {
    guard let text = record[key].value.text, text.isBlank else { return }
    decoder.report(Message(.blankText, key.name.quoted), at: record[key].place)
  }

  private func lastDay(_ operand: TracedValue, _ decoder: inout SectionDecoder) -> Timestamp? {
    guard let until = day(operand) else { return nil }
    let latest = asOf.adding(days: Self.mostDays)
    if until.seconds > latest.seconds {
      decoder.report(
        Message(.waiverTooLong, until.day.quoted, asOf.day, latest.day), at: operand.place)
    }
    return until
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
  fileprivate static func unknownPath(_ text: String, _ meant: Path?) -> Self {
    guard let meant else { return Self(.unknownPath, text.quoted) }
    return Self(.unknownPathMeant, text.quoted, meant.description.quoted)
  }
}
