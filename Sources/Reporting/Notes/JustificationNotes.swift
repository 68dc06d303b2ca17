internal import Diagnostics
internal import Localization
internal import Model
internal import Rules

/// Why a step is there: the law with its article, address and text, or the reason in words.
extension NotesDraft {
  /// What isn't said is missing only where somebody has to say it.
  mutating func addJustification(of step: DescribedSection, isDemanded: Bool, _ facts: NotesFacts) {
    guard let justification = step.section("justification") else {
      if isDemanded { sayMissing(Message(.whyAsked), at: step.path(of: "justification")) }
      return
    }
    let reason = justification.path(of: "reason")
    switch justification.text("reason") {
    case "law": addLaw(justification, isDemanded: isDemanded, facts)
    case "coreFunction": say(Message(.appsCoreFunctionRequires), on: [reason])
    case "other": say(Message(.neitherLawNorCore), on: [reason])
    case nil where isDemanded:
      sayMissing(Message(.whetherLawOrAppsCore), at: reason)
    default: break
    }
    if isDemanded || justification.text("explanation") != nil {
      let explanation = words("explanation", of: justification, otherwise: Message(.reasonInWords))
      say(Message(.reason, explanation), on: [justification.path(of: "explanation")])
    }
    addFiles(justification, isDemanded: isDemanded)
  }

  private mutating func addLaw(
    _ justification: DescribedSection, isDemanded: Bool, _ facts: NotesFacts
  ) {
    let path = justification.path(of: "law")
    let reason = justification.path(of: "reason")
    let text = justification.text("law")
    let laws = text.map { text in facts.laws.filter { $0.isMeant(by: text) } } ?? []
    if let text {
      let isID = laws.contains { $0.id.lowercased() == text.lowercased() }
      let name = name(isID ? name(of: laws[0]) : text, at: path)
      let article = article(justification, laws, facts)
      say(
        Message(.lawRequiresSentence, name, article),
        on: [path, justification.path(of: "article"), reason])
    } else {
      say(Message(.someLawRequires), on: [reason])
      if isDemanded { sayMissing(Message(.lawRequires), at: path) }
    }
    if let region = justification.text("region") {
      let grounds = [justification.path(of: "region"), reason]
      say(Message(.lawAppliesIn, facts.name(ofRegion: region)), on: grounds)
    }
    addAddress(justification, laws)
  }

  /// What a law is called in the language of the notes, or else in English.
  private func name(of law: Law) -> String {
    guard language.isWrittenInHan, let name = law.names.first(where: \.hasHan) else {
      return law.names.first ?? law.id
    }
    return name
  }

  private mutating func article(
    _ justification: DescribedSection, _ laws: [Law], _ facts: NotesFacts
  ) -> Message {
    let path = justification.path(of: "article")
    guard let number = justification.text("article") else {
      return missing(Message(.article), at: path)
    }
    let known = laws.flatMap(\.articles).filter { $0.number == number }
    guard known.isEmpty || known.contains(where: facts.isInForce) else {
      let day = language.dates.long(facts.submissionDay)
      return missing(Message(.articleInForce, day), at: path)
    }
    let mentions = known.first?.mentions ?? []
    if language.isWrittenInHan, let mention = mentions.first(where: \.hasHan) {
      return .verbatim(mention)
    }
    if language.isEnglish, let mention = mentions.first { return .verbatim(mention) }
    return Message(.articleTitle, number)
  }

  /// The address that was given, or else those of the law that is meant.
  private mutating func addAddress(_ justification: DescribedSection, _ laws: [Law]) {
    let path = justification.path(of: "url")
    let reason = justification.path(of: "reason")
    if let address = justification.text("url") {
      let shown = name(address, at: path)
      say(Message(.textLaw, shown), on: [path, reason])
    } else if let address = laws.compactMap(\.addresses.first).first {
      say(Message(.textLaw, address), on: [justification.path(of: "law"), reason])
    } else if justification.text("law") != nil {
      sayMissing(Message(.whereLawCanRead), at: path)
    }
  }

  private mutating func addFiles(_ justification: DescribedSection, isDemanded: Bool) {
    let path = justification.path(of: "attachments")
    let files = (justification.texts("attachments") ?? []).filter { attach($0) }
    if !files.isEmpty {
      let names = names(files.map(fileName), at: path)
      say(Message(.attached, names), on: [path])
    } else if isDemanded, justification.text("reason") == "law",
      justification.texts("attachments")?.isEmpty != false
    {
      sayMissing(Message(.fileWithTextLaw), at: path)
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
