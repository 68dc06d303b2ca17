package import Diagnostics
package import Documents
internal import Expressions

/// Reads a description from a document, with the facts that follow from it.
package struct DescriptionDecoder: Sendable {
  private let schema: Schema
  private let inputs: DecodingInputs

  package init(schema: Schema, inputs: DecodingInputs) {
    self.schema = schema
    self.inputs = inputs
  }

  /// The description, unless something is wrong with it; then what that is.
  ///
  /// What was wrong with the text was told when it was read, or only counted: what lacks a part
  /// describes nothing. On request it is submitted on the day of checking, whatever it says.
  package func decode(
    _ document: Document, submittedToday isSubmittedToday: Bool = false
  ) -> (description: Description?, [Diagnostic]) {
    guard !document.hasErrors else { return (nil, []) }
    let node = document.root
    var decoder = SectionDecoder(
      document.file, description: schema.description, isSecret: inputs.isSecret)
    let root = decoder.root(node)
    guard node.entries != nil else {
      decoder.report(Message(.notADescription), node)
      return (nil, decoder.finish())
    }
    if let version = Self.newerVersion(of: node) {
      decoder.report(.newerFormat(version.text ?? ""), version)
      return (nil, decoder.finish())
    }
    let evidence = NamedEvidence(of: node, inputs.evidence, &decoder)
    var (record, services) = topLevel(Layer(node), evidence.layers, at: root, &decoder)
    let references = References(of: record, services, decoder.places, catalogues: inputs.catalogues)
    references.check(&record, &decoder)
    let statements = StatementDecoder(asOf: inputs.asOf).statements(of: record, &decoder)
    let submission = submission(of: &record, isWritten: !isSubmittedToday, &decoder)
    guard !decoder.hasErrors, let submission else { return (nil, decoder.finish()) }
    let facts = DescriptionFacts(
      inputs: inputs, submission: submission, services: services,
      isElsewhere: { [places = decoder.places] in places.isEvidence($0) })
    facts.complete(&record)
    if schema.hasCustomFields { record.completeFrames() }
    GivenFacts(information: evidence.given).complete(&record, &decoder)
    let unfinished = UnfinishedTexts(in: record, decoder.places)
    record.change(DescriptionKey.review) { review, place in
      review[ReviewKey.unfinished] = TracedValue(.list(unfinished.found), at: place)
    }
    let built = evidence.records(beside: record, services, &decoder)
    let description = description(
      consume record, built, of: document, submission: submission, statements: statements,
      decoder.places)
    return (description, decoder.finish())
  }

  /// The version of a format that nobody knew when this program was made, where it is written.
  private static func newerVersion(of description: DocumentNode) -> DocumentNode? {
    guard let node = description.value(of: DescriptionKey.reviewlint),
      case .scalar(let text, .plain) = node.content, let version = Double(decimal: text),
      version > Double(Section.version)
    else { return nil }
    return node
  }

  /// When the app is submitted, and the edition of the guidelines that holds then.
  private func submission(
    of record: inout Record, isWritten: Bool, _ decoder: inout SectionDecoder
  ) -> Submission? {
    let date = Submission.date(of: &record, asOf: inputs.asOf, isWritten: isWritten)
    guard let edition = inputs.catalogues.edition(on: date.day) else {
      let first = inputs.catalogues.editions.first
      decoder.report(
        Message(.beforeFirstEdition, date.day.day.quoted, first?.id ?? "none"), at: date.place)
      return nil
    }
    let longest = Edition.longestUncompared
    if let compared = edition.compared, inputs.asOf.seconds > compared.adding(days: longest).seconds
    {
      let message = Message(.comparedLongAgo, compared.day, Int(longest))
      decoder.report(message, at: date.place, severity: .note)
    }
    return Submission(day: date.day, edition: edition)
  }

  /// What was written, and the services it lists; screens need these to name their buttons.
  private func topLevel(
    _ layer: Layer, _ shown: [Layer], at root: Place, _ decoder: inout SectionDecoder
  ) -> (record: Record, services: ServiceNames) {
    var record = decoder.record(
      schema.description, layer, beneath: shown, at: root, except: DescriptionKey.screens.slot)
    let catalogues = inputs.catalogues
    let services = ServiceNames(of: record.listedServices.value, catalogues: catalogues)
    let screens = ScreenDecoder(
      description: schema.description, services: services,
      servicesPlace: record.listedServices.place,
      areServicesListed: !record.listedServices.isAbsent, inputs: inputs)
    record[DescriptionKey.screens] = screens.screens(of: layer, at: root, &decoder)
    return (record, services)
  }

  private func description(
    _ record: consuming Record, _ built: [TracedValue], of document: Document,
    submission: Submission, statements: Statements, _ places: PlaceTable
  ) -> Description {
    let app = record[DescriptionKey.app].value.record?[AppKey.name].value.text ?? ""
    var variables: ContiguousArray<TracedValue> = []
    variables.reserveCapacity(Schema.visible.count + 3 + built.count)
    for key in Schema.visible { variables.append(record.slots[key.slot].take()) }
    variables.append(TracedValue(Edition.type.value(of: submission.edition)))
    variables.append(TracedValue(.timestamp(inputs.asOf)))
    variables += built
    return Description(
      file: document.file, document: document.number, app: app, edition: submission.edition,
      submissionDate: submission.day, asOf: inputs.asOf, statements: statements, places: places,
      variables: variables)
  }
}

extension Message {
  fileprivate static func newerFormat(_ version: String) -> Self {
    Self(
      .newerFormat, version.quoted, "\(DescriptionKey.reviewlint.name): \(Section.version)".quoted)
  }
}

/// Looks for texts in which a marker stands for something that nobody said yet.
private struct UnfinishedTexts {
  private let places: PlaceTable
  /// The markers of a text, at its place.
  private(set) var found: ContiguousArray<TracedValue> = []
  private var seen: Set<SourceRange> = []

  init(in description: Record, _ places: PlaceTable) {
    self.places = places
    look(in: description)
  }

  private mutating func look(in record: Record) {
    for value in record.slots { look(at: value) }
  }

  /// What catalogues say has no place: it isn't what somebody wrote.
  private mutating func look(at value: TracedValue) {
    guard value.place != .none else { return }
    switch value.value {
    case .string(let text): add(GapMarker.all(in: text), at: value.place)
    case .list(let items): for item in items { look(at: item) }
    case .object(let record): look(in: record)
    default: break
    }
  }

  /// Facts hand on what was written, with its place: it counts once.
  private mutating func add(_ markers: [String], at place: Place) {
    guard !markers.isEmpty, seen.insert(places.range(of: place)).inserted else { return }
    // People write passwords into notes that they hand in.
    guard !places.isEvidence(place) else {
      return found.append(TracedValue(.string(GapMarker.sample), at: place))
    }
    let shown = markers.prefix(Self.mostShown).map { String($0.prefix(Self.longestShown)) }
    found.append(TracedValue(.string(shown.joined(separator: " ")), at: place))
  }

  private static let mostShown = 5
  private static let longestShown = 200
}
