internal import Expressions

/// The slots of what files for App Store Connect give App Review.
struct GivenSlots {
  private static let review = Section.plainDescription.section("review")
  let list = Self.review.slot("given")
  let metadata = Self.review.slot("metadata")
  let details = Self.review.slot("details")
  let notes = Self.review.slot("notes")
  let unfinished = Self.review.slot("unfinished")
  let sender = Section.given.slot("sender")
  let account = Section.given.slot("account")
  let gaps = Section.given.slot("gaps")
  let notesAgree = Section.given.slot("notesAgree")
  let placeholders = Section.given.slot("placeholders")
  let attachmentFile = Section.given.slot("attachmentFile")
  let replacesAttachments = Section.given.slot("replacesAttachments")
}

/// Works out what rules see of what App Review is given.
struct GivenFacts {
  let information: [ReviewInformation]

  func complete(_ description: inout Record, _ decoder: inout SectionDecoder) {
    description.change(Slots.description.review) { review, place in
      var given: ContiguousArray<TracedValue> = []
      for information in information {
        let slot =
          information.sender == "fastlane" ? Slots.given.metadata : Slots.given.details
        let record = self.record(of: information, in: review, named: review[slot].place, &decoder)
        given.append(record)
      }
      review.slots[Slots.given.list] = TracedValue(.list(given), at: place)
    }
  }

  private func record(
    of information: ReviewInformation, in review: Record, named key: Place,
    _ decoder: inout SectionDecoder
  ) -> TracedValue {
    let slots = Slots.given
    var count = 0
    func item(_ name: String, _ site: EvidenceSite) -> Place {
      defer { count += 1 }
      let own = decoder.place(.item(Int32(count)), in: key, at: site)
      decoder.setID(name, at: own)
      return own
    }
    let own = item("account", information.site)
    var record = Record(type: Section.given.objectType, absentAt: own)
    record.slots[slots.sender].value = .string(information.sender)
    record.slots[slots.account].value = .string(information.account.rawValue)
    record.slots[slots.gaps] = TracedValue(.list([]), at: own)
    var agrees = true
    if let notes = information.notes {
      let given = item("notes", notes.site)
      if GapMarker.isIn(notes.text) {
        let marker = TracedValue(.string(GapMarker.sample), at: given)
        record.slots[slots.gaps] = TracedValue(.list([marker]), at: given)
      }
      record.slots[slots.notesAgree].place = given
      let written = review[slots.notes]
      if let text = written.value.text, !decoder.places.isEvidence(written.place) {
        agrees = Self.agree(text, notes.text)
      }
    }
    record.slots[slots.notesAgree].value = .boolean(agrees)
    let placeholders = information.placeholders.map {
      TracedValue(.string($0.text), at: item($0.text, $0.site))
    }
    record.slots[slots.placeholders] = TracedValue(
      .list(ContiguousArray(placeholders)), at: placeholders.first?.place ?? own)
    var replaces = true
    switch information.attachmentSetting {
    case .named(let file):
      let own = item("app_review_attachment_file", file.site)
      record.slots[slots.attachmentFile] = TracedValue(.string(file.text), at: own)
    case .missing: record.slots[slots.attachmentFile].value = .string("")
    case .unknown: replaces = false
    }
    record.slots[slots.replacesAttachments].value = .boolean(replaces)
    return TracedValue(.object(record), at: own)
  }

  /// Whether one of two texts has all words of the other.
  private static func agree(_ one: String, _ other: String) -> Bool {
    let (one, other) = (words(one), words(other))
    return one.contains(other) || other.contains(one)
  }

  private static func words(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
