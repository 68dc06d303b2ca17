internal import Expressions

/// Works out what rules see of what App Review is given.
struct GivenFacts {
  let information: [ReviewInformation]

  func complete(_ description: inout Record, _ decoder: inout SectionDecoder) {
    description.change(DescriptionKey.review) { review, place in
      var given: ContiguousArray<TracedValue> = []
      for information in information {
        let key = information.sender == "fastlane" ? ReviewKey.metadata : .details
        let record = self.record(of: information, in: review, named: review[key].place, &decoder)
        given.append(record)
      }
      review[ReviewKey.given] = TracedValue(.list(given), at: place)
    }
  }

  private func record(
    of information: ReviewInformation, in review: Record, named key: Place,
    _ decoder: inout SectionDecoder
  ) -> TracedValue {
    var count = 0
    func item(_ name: String, _ site: EvidenceSite) -> Place {
      defer { count += 1 }
      let own = decoder.place(.item(Int32(count)), in: key, at: site)
      decoder.places.setID(name, at: own)
      return own
    }
    let own = item("account", information.site)
    var record = Record(type: Section.given.objectType, absentAt: own)
    record[GivenKey.sender].value = .string(information.sender)
    record[GivenKey.account].value = .string(information.account.rawValue)
    record[GivenKey.gaps] = TracedValue(.list([]), at: own)
    var agrees = true
    if let notes = information.notes {
      let given = item("notes", notes.site)
      if GapMarker.isIn(notes.text) {
        let marker = TracedValue(.string(GapMarker.sample), at: given)
        record[GivenKey.gaps] = TracedValue(.list([marker]), at: given)
      }
      record[GivenKey.notesAgree].place = given
      let written = review[ReviewKey.notes]
      if let text = written.value.text, !decoder.places.isEvidence(written.place) {
        agrees = Self.agree(text, notes.text)
      }
    }
    record[GivenKey.notesAgree].value = .boolean(agrees)
    for (key, items) in [
      (GivenKey.hidden, information.unknown), (.placeholders, information.placeholders),
    ] {
      let keys = items.map { TracedValue(.string($0.text), at: item($0.text, $0.site)) }
      record[key] = TracedValue(.list(ContiguousArray(keys)), at: keys.first?.place ?? own)
    }
    if let phone = information.phone {
      record[GivenKey.phoneIsInternational] = TracedValue(
        .boolean(information.isPhoneInternational), at: item("phone_number", phone))
    }
    var replaces = true
    switch information.attachmentSetting {
    case .named(let file):
      let own = item("app_review_attachment_file", file.site)
      record[GivenKey.attachmentFile] = TracedValue(.string(file.text), at: own)
    case .missing: record[GivenKey.attachmentFile].value = .string("")
    case .unknown: replaces = false
    }
    record[GivenKey.replacesAttachments].value = .boolean(replaces)
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
