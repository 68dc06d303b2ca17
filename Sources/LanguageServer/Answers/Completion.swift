internal import Diagnostics
internal import Documents
internal import Engine
internal import Expressions
internal import Localization
internal import Model
internal import Rules

/// What can be typed at a place of a text.
struct Completion {
  private(set) var items: [CompletionItem] = []
  /// What a chosen item takes the place of.
  private(set) var range: LineRange
  private let text: OpenText
  private let rules: RulesInForce

  init(at position: LinePosition, in text: OpenText, by rules: RulesInForce) {
    self.text = text
    self.rules = rules
    let offset = text.positions.offset(of: position)
    range = text.positions.range(of: offset..<offset)
    guard text.kind != .other, let typed = CompletedText(typingAt: offset, in: text.file) else {
      return
    }
    range = text.positions.range(of: typed.word)
    switch text.kind {
    case .description: addDescription(typed)
    case .rules: addRules(typed)
    case .other: break
    }
  }

  func writeMembers(to json: inout JSONWriter) {
    json.flag("isIncomplete", false)
    json.objects("items", of: items.enumerated()) { json, item in
      item.element.writeMembers(at: range, sortedAs: item.offset, to: &json)
    }
  }
}

// In descriptions.
extension Completion {
  private mutating func addDescription(_ typed: CompletedText) {
    let description = rules.book.schema.description
    if typed.cursor.isKey {
      let outer = typed.cursor.steps.dropLast()
      let place = FieldPlace(at: outer, in: description)
      if case .section(let section)? = outer.isEmpty ? .section(description) : place?.type {
        addKeys(of: section, at: place?.path ?? "", typed)
      }
      return
    }
    guard let place = FieldPlace(at: typed.cursor.steps, in: description) else {
      if typed.cursor.steps.isEmpty { addKeys(of: description, at: "", typed) }
      return
    }
    if let shortened = place.shortened { addValues(of: shortened, typed) }
    if case .section(let section) = place.type {
      addKeys(of: section, at: place.path, typed)
    } else {
      addValues(of: place, typed)
    }
  }

  /// The keys that aren't there yet.
  private mutating func addKeys(of section: Section, at path: String, _ typed: CompletedText) {
    let written = typed.cursor.isKey ? typed.cursor.outer?.entries?.map(\.name) ?? [] : []
    let style = KeyStyle(of: typed, in: text)
    for field in section.fields where !written.contains(field.name) {
      let name = path.isEmpty ? field.name : "\(path).\(field.name)"
      let entry = rules.field(name)
      let meaning = rules.book.language(field.meaning)
      items.append(
        CompletionItem(
          label: field.name, kind: .property, detail: entry?.type ?? "",
          documentation: entry?.markdown ?? MarkdownContent.escaped(meaning),
          text: style.text(of: field.name, isNested: field.type.isNested)))
    }
  }

  private mutating func addValues(of place: FieldPlace, _ typed: CompletedText) {
    let style = ValueStyle(of: typed, in: text)
    let type = place.type.item
    var words: [CompletionItem] = []
    switch type {
    case .boolean:
      words = place.field.taken.map { CompletionItem(label: $0 ? "true" : "false", kind: .value) }
    case .choice(let choice): words = choice.items(said: rules.book.language).map(style.quoted)
    case .colour(let names): words = names.map { style.item($0, .enumMember) }
    case .region(let others, _): words = others.map { style.item($0, .enumMember) }
    default: words = names(place.vocabulary, typed.cursor.root).map(style.quoted)
    }
    items += words
    let isItem = if case .item? = typed.cursor.steps.last { true } else { false }
    if !place.field.isRequired, !isItem { items.append(style.item("unknown", .value)) }
  }

  private func names(_ vocabulary: Vocabulary?, _ root: DocumentNode) -> [CompletionItem] {
    switch vocabulary {
    case .listedServices:
      ItemIDs.ofServices(root.items(at: "login", "services")).filter(\.isWord).map { id in
        let entry = rules.reference.entries(named: id).first { $0.kind == .service }
        return entry.map(Self.item) ?? CompletionItem(label: id, kind: .reference)
      }
    case .services, .devices, .laws:
      vocabulary?.kind.map { rules.reference.entries(of: $0).map(Self.item) } ?? []
    case .screens:
      ItemIDs.ofScreens(root.items(at: "screens")).all.filter(\.isWord).map {
        CompletionItem(label: $0, kind: .reference)
      }
    case .rules: ruleItems
    case nil: []
    }
  }

  private static func item(_ entry: ReferenceEntry) -> CompletionItem {
    CompletionItem(
      label: entry.name, kind: .reference, detail: entry.meaning, documentation: entry.markdown)
  }

  /// Every rule that a waiver or an override can name.
  private var ruleItems: [CompletionItem] {
    rules.book.rules.map { rule in
      CompletionItem(
        label: rule.id, kind: .reference, detail: rule.title,
        documentation: Rule.written(rule).markdown(in: rules.book))
    }
  }
}

// In rules.
extension Completion {
  private mutating func addRules(_ typed: CompletedText) {
    let expression = RuleExpression(typed.cursor, upTo: typed.lead, in: rules.book.environment)
    if let expression { return addNames(in: expression, typed) }
    let steps = typed.cursor.steps
    switch (steps.first, steps.count) {
    case (.key("override"), 1),
      (.key("override"), 2) where typed.cursor.isKey:
      items = ruleItems.map { item in
        var item = item
        item.text = "\(item.label): "
        return item
      }
    case (.key("locked"), 2): items = ruleItems
    case (.key("rules"), 4) where steps.dropFirst(2).first == .key("guidelines"):
      let style = ValueStyle(of: typed, in: text)
      items = rules.book.guidelines.map { guideline in
        var item = style.item(guideline.key, .reference)
        item.text = style.isQuoted ? nil : "'\(guideline.key)'"
        return item
      }
    default: break
    }
  }

  /// What is defined of values of a type, or stands alone.
  private func definitions(of receiver: String?) -> [CompletionItem] {
    rules.book.environment.definitions.all.filter { $0.name.receiver == receiver }.map {
      CompletionItem(named: $0.name.name, $0.type, meaning: $0.meaning)
    }
  }

  private mutating func addNames(in expression: RuleExpression, _ typed: CompletedText) {
    if let type = expression.comparedType, case .enumeration(let words) = type, !words.isOpen {
      items = words.items(said: rules.book.language)
      return
    }
    // A minus is no part of a name there.
    if let minus = text.file.bytes[typed.word].lastIndex(of: UInt8(ascii: "-")) {
      range = text.positions.range(of: minus + 1..<typed.word.upperBound)
    }
    guard let receiver = expression.receiver else {
      items = expression.names.map { CompletionItem(named: $0.name, $0.type) }
      items += definitions(of: nil)
      items += functions { entry, signature in
        signature.hasPrefix("\(entry.name)(") ? entry.name : nil
      }
      return
    }
    if case .object(let type) = receiver.type {
      items = type.fields.map { CompletionItem(named: $0.name, $0.type, meaning: $0.meaning) }
      items += definitions(of: type.name)
    }
    items += functions { entry, signature in
      if entry.name.hasPrefix("\(receiver.text).") {
        return String(entry.name.dropFirst(receiver.text.count + 1))
      }
      let call = signature.firstRange(of: ".\(entry.name)(")
      let isFit = call.map { receiver.type.isCalled(String(signature[..<$0.lowerBound])) }
      return isFit == true ? entry.name : nil
    }
  }

  /// The functions that can be called here, under what is written for them.
  private func functions(
    _ name: (ReferenceEntry, _ signature: String) -> String?
  ) -> [CompletionItem] {
    rules.reference.entries(of: .function).compactMap { entry in
      for signature in entry.signatures {
        guard let name = name(entry, signature) else { continue }
        return CompletionItem(
          label: name, kind: .function, detail: signature, documentation: entry.markdown)
      }
      return nil
    }
  }
}

extension ValueType {
  /// Whether a signature means it by a name such as `list(int)`.
  fileprivate func isCalled(_ name: String) -> Bool {
    let word = name.prefix { $0 != "(" }
    return switch self {
    case .dynamic: true
    case .enumeration: ["string", "any"].contains(word)
    case .object: word == "any"
    default: word == "any" || word == self.name.prefix { $0 != "(" }
    }
  }
}

extension CompletionItem {
  fileprivate init(named name: String, _ type: ValueType, meaning: String = "") {
    self.init(
      label: name, kind: .variable, detail: type.name,
      documentation: MarkdownContent.escaped(meaning))
  }
}

extension EnumerationType {
  /// Its words, each with what it means.
  fileprivate func items(said language: Language) -> [CompletionItem] {
    words.enumerated().map { index, word in
      let meaning = meanings.isEmpty ? "" : MarkdownContent.escaped(language(meanings[index]))
      return CompletionItem(label: word, kind: .enumMember, documentation: meaning)
    }
  }
}

extension FieldType {
  /// What is written in one place: of a list, an item.
  fileprivate var item: FieldType {
    if case .list(let item) = self { item.item } else { self }
  }
}

extension String {
  /// Whether it names what somebody is typing, and not just where.
  fileprivate var isWord: Bool { !isEmpty && !contains(CompletedText.mark) }
}

extension DocumentNode {
  /// The items of a list by the keys that lead to it; none where there is no list.
  func items(at keys: String...) -> [DocumentNode] {
    keys.reduce(self as DocumentNode?) { $0?.value(of: $1) }?.items ?? []
  }
}
