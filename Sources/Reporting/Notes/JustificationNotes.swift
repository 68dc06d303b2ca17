internal import Descriptions
internal import Diagnostics
internal import Rules

/// Why a step is there: the law with its article, address and text, or the reason in words.
extension NotesDraft {
  mutating func addJustification(of step: DescribedSection, _ facts: NotesFacts) {
    guard let justification = step.section("justification") else {
      return sayMissing(language("why it is asked for"), at: step.path(of: "justification"))
    }
    if justification.text("reason") == nil {
      sayMissing(
        language("whether the law or the app's core function requires it"),
        at: justification.path(of: "reason")
      )
    }
    if justification.text("reason") == "law" || justification.text("law") != nil {
      addLaw(justification, facts)
    } else if justification.text("reason") == "coreFunction" {
      say(language("The app's core function requires it."), at: justification.path(of: "reason"))
    }
    let explanation = words(
      "explanation",
      of: justification,
      otherwise: language("the reason in words")
    )
    say(language("Reason: \(explanation)"), at: justification.path(of: "explanation"))
    addAddress(justification, facts)
    addFiles(justification)
  }

  private mutating func addLaw(_ justification: DescribedSection, _ facts: NotesFacts) {
    let path = justification.path(of: "law")
    guard let text = justification.text("law") else {
      return sayMissing(language("the law that requires it"), at: path)
    }
    let laws = facts.laws.filter { $0.isMeant(by: text) }
    let isID = laws.contains { $0.id.lowercased() == text.lowercased() }
    let name = own(isID ? name(of: laws[0]) : text, at: path)
    let article = article(justification, laws, facts)
    say(language("The law requires it: \(name), \(article)."), at: path)
    if let region = justification.text("region") {
      say(language("The law applies in: \(region)"), .helpful, at: justification.path(of: "region"))
    }
  }

  /// What a law is called in the language of the notes, or else in English.
  private func name(of law: Law) -> String {
    guard language.isWrittenInHan, let name = law.names.first(where: \.hasHan) else {
      return law.names.first ?? law.id
    }
    return name
  }

  private mutating func article(
    _ justification: DescribedSection,
    _ laws: [Law],
    _ facts: NotesFacts
  ) -> String {
    let path = justification.path(of: "article")
    guard let number = justification.text("article") else {
      return missing(language("the article"), at: path)
    }
    let known = laws.flatMap(\.articles).filter { $0.number == number }
    guard known.isEmpty || known.contains(where: facts.isInForce) else {
      let day = language.dates.long(facts.submissionDay)
      return missing(language("an article in force on \(day)"), at: path)
    }
    let mentions = known.first?.mentions ?? []
    if language.isWrittenInHan, let mention = mentions.first(where: \.hasHan) { return mention }
    if language.isEnglish, let mention = mentions.first { return mention }
    return language("Article \(number)")
  }

  /// The address that was given, or else those of the law that is meant.
  private mutating func addAddress(_ justification: DescribedSection, _ facts: NotesFacts) {
    guard let law = justification.text("law") else { return }
    let path = justification.path(of: "url")
    let known = facts.laws.filter { $0.isMeant(by: law) }.compactMap(\.addresses.first)
    guard let address = justification.text("url") ?? known.first else {
      return sayMissing(language("where the law can be read"), at: path)
    }
    let shown = own(address, at: path)
    say(language("Text of the law: \(shown)"), at: path)
  }

  private mutating func addFiles(_ justification: DescribedSection) {
    let path = justification.path(of: "attachments")
    let files = justification.texts("attachments") ?? []
    if !files.isEmpty {
      let names = own(files.map(fileName), at: path)
      return say(language("Attached: \(names)"), at: path)
    }
    if justification.text("reason") == "law" {
      sayMissing(language("a file with the text of the law"), at: path)
    }
  }
}

extension Language {
  /// Whether laws are named in it in Chinese characters.
  fileprivate var isWrittenInHan: Bool { tag == "zh" || tag.hasPrefix("zh-") }
}

extension String {
  /// Whether it has a Chinese character.
  fileprivate var hasHan: Bool {
    unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
  }
}
