package import Diagnostics
package import Documents
internal import Expressions

/// Reads a description from a document, with the facts that follow from it.
package struct DescriptionDecoder: Sendable {
  private let schema: Schema
  private let surroundings: DecodingInputs

  package init(schema: Schema, surroundings: DecodingInputs) {
    self.schema = schema
    self.surroundings = surroundings
  }

  /// The description, unless something is wrong with it; then what that is.
  package func decode(_ document: Document) -> (description: Description?, [Diagnostic]) {
    let node = document.root
    var decoder = SectionDecoder(document.file, description: schema.description)
    let root = decoder.root(node)
    guard node.entries != nil else {
      decoder.report(.notADescription, node)
      return (nil, decoder.finish())
    }
    var (record, services) = topLevel(Layer(node), at: root, &decoder)
    let references = References(
      of: record,
      services,
      decoder.places,
      catalogues: surroundings.catalogues
    )
    references.check(&record, &decoder)
    let waivers = WaiverDecoder(asOf: surroundings.asOf).waivers(of: record, &decoder)
    let submission = submission(of: &record, &decoder)
    guard !decoder.hasErrors, let submission else { return (nil, decoder.finish()) }
    let facts = DescriptionFacts(
      surroundings: surroundings,
      submission: submission,
      services: services
    )
    facts.complete(&record)
    if schema.hasCustomFields { record.completeFrames() }
    let description = description(
      consume record,
      of: document,
      submission: submission,
      waivers: waivers,
      decoder.places
    )
    return (description, decoder.finish())
  }

  /// When the app is submitted, and the edition of the guidelines that holds then.
  private func submission(
    of record: inout Record,
    _ decoder: inout SectionDecoder
  ) -> Submission? {
    let date = Submission.date(of: &record, otherwise: surroundings.asOf)
    guard let edition = surroundings.catalogues.edition(on: date.day) else {
      let first = surroundings.catalogues.editions.first
      decoder.report(.beforeFirstEdition(date.day.day, first?.id ?? "none"), at: date.place)
      return nil
    }
    return Submission(day: date.day, edition: edition)
  }

  /// What was written, and the services it lists; screens need these to name their buttons.
  private func topLevel(
    _ layer: Layer,
    at root: Place,
    _ decoder: inout SectionDecoder
  ) -> (record: Record, services: ServiceNames) {
    let slot = Slots.description.screens
    var record = decoder.record(schema.description, [layer], at: root, except: slot)
    let catalogues = surroundings.catalogues
    let services = ServiceNames(of: record.listedServices.value, catalogues: catalogues)
    let screens = ScreenDecoder(
      description: schema.description,
      services: services,
      servicesPlace: record.listedServices.place,
      areServicesListed: !record.listedServices.isAbsent,
      inputs: surroundings
    )
    record.slots[slot] = screens.screens(of: layer, at: root, &decoder)
    return (record, services)
  }

  private func description(
    _ record: consuming Record,
    of document: Document,
    submission: Submission,
    waivers: [Waiver],
    _ places: PlaceTable
  ) -> Description {
    let app = name(ofApp: record)
    var variables: ContiguousArray<TracedValue> = []
    variables.reserveCapacity(schema.visibleSlots.count + 2)
    for slot in schema.visibleSlots { variables.append(record.slots[slot].take()) }
    variables.append(TracedValue(.object(submission.edition.record)))
    variables.append(TracedValue(.timestamp(surroundings.asOf)))
    return Description(
      file: document.file.id,
      document: document.number,
      app: app,
      edition: submission.edition,
      submissionDate: submission.day,
      asOf: surroundings.asOf,
      waivers: waivers,
      places: places,
      variables: variables
    )
  }

  private func name(ofApp description: Record) -> String {
    description[Slots.description.app].value.record?[Slots.app.name].value.text ?? ""
  }
}

extension Diagnostic.Message {
  fileprivate static var notADescription: Self {
    Self("a description is a mapping that begins with 'reviewlint: 1'")
  }

  fileprivate static func beforeFirstEdition(_ day: String, _ first: String) -> Self {
    Self("\(day.quoted) is before the first edition of guideline 4.8 that is known, \(first)")
  }
}
