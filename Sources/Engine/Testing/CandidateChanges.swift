internal import Documents
internal import Expressions
internal import Model
internal import Rules

/// What might be changed in a description so that a rule comes out otherwise: the facts that it
/// reads, and the values that it is written with.
struct CandidateChanges {
  /// One change: another value, or none.
  struct Change {
    let path: String
    let value: DocumentNode?

    /// As the name of an example has it.
    var name: String {
      let last = path.split(separator: ".").last.map(String.init) ?? path
      return value.map { "\(last) \($0.inline)" } ?? "without \(last)"
    }
  }

  private let reads: [String: Set<String>]
  private let days: [Timestamp]
  private let numbers: [Double]
  private let texts: [String]
  private var measures: [Double] = []
  private(set) var changes: [Change] = []

  init(for rule: CompiledRule, in root: DocumentNode, _ book: RuleBook) {
    reads = rule.fieldsByType
    let named = rule.source.parameterLiterals + book.namedConstants.map(\.value)
    let literals =
      (rule.programs.flatMap(\.program.literals) + named)
      .flatMap { [$0] + $0.items }
    let (from, until) = (rule.declaration.from, rule.declaration.until)
    days =
      ([from, until].compactMap(\.self) + literals.compactMap(\.day))
      .flatMap { day in [0, -1, 1].map { day.adding(days: $0) } }.once
    numbers = literals.compactMap(\.number).once
    let words = literals.compactMap(\.text).once
    let signs = words.filter { $0.count == 1 }
    let lengths = literals.compactMap(\.length).flatMap { [$0, $0 - 1, $0 + 1] }.once
    texts =
      words + signs.flatMap { sign in words.map { "x" + sign + $0 } }
      + lengths.map { String(repeating: "x", count: $0) }
    walk(book.schema.description, root, Path([]))
    let holds: [DocumentNode] = from == nil && until == nil ? [] : days.map { .plain($0.day) }
    changes += holds.map { Change(path: "submission.date", value: $0) }
  }

  private mutating func walk(_ section: Section, _ node: DocumentNode?, _ path: Path) {
    let isRead = reads[section.objectType.name] ?? []
    for field in section.fields {
      let (child, place) = (node?.value(of: field.name), Path(path.components + [.key(field.name)]))
      if isRead.contains(field.name) {
        if child != nil { changes.append(Change(path: place.description, value: nil)) }
        for value in values(of: field.type, now: child) {
          changes.append(Change(path: place.description, value: value))
        }
      }
      switch field.type {
      case .section(let inner): walk(inner, child, place)
      case .list(.section(let inner)):
        for (number, item) in (child?.items ?? []).enumerated() {
          walk(inner, item, Path(place.components + [.index(number)]))
          guard isRead.contains(field.name) else { continue }
          let path = Path(place.components + [.index(number)]).description
          changes.append(Change(path: path, value: nil))
        }
      default: break
      }
    }
  }

  /// The values that a fact might have, beside the one that it has.
  private mutating func values(of type: FieldType, now: DocumentNode?) -> [DocumentNode] {
    switch type {
    case .boolean: [.plain("true"), .plain("false")]
    case .choice(let words): words.words.map { .plain($0) }
    case .number, .length: amounts(now).map { .plain(Value.double($0).words) }
    case .date: days.map { .plain($0.day) }
    case .colour: Self.greys.map { .plain($0) }
    case .text, .region, .languageTag, .version: (texts + ["x", ""]).map { .plain($0) }
    case .list(.section): [.list([])] + texts.map { .list((now?.items ?? []) + [.plain($0)]) }
    case .list(let item): lists(of: values(of: item, now: nil), now: now?.items ?? [])
    case .section: []
    }
  }

  private func lists(of values: [DocumentNode], now: [DocumentNode]) -> [DocumentNode] {
    [.list([])] + values.map { .list([$0]) } + values.map { .list(now + [$0]) }
      + now.indices.map { number in
        var fewer = now
        fewer.remove(at: number)
        return .list(fewer)
      }
  }

  /// Around what the rule is written with, and around what is measured so far.
  private mutating func amounts(_ now: DocumentNode?) -> [Double] {
    let here = now?.text.flatMap { Double($0) }
    if let here { measures = (measures + [here]).once }
    var amounts = numbers + measures.suffix(8)
    for measure in measures.suffix(8) {
      for number in numbers.prefix(8) { amounts += [measure * number, measure + number] }
    }
    let around = amounts.flatMap { amount in [0, -1, 1, 0.5].map { amount + $0 } }
    return around.filter { $0 >= 0 && $0 < 100_000 && $0 != here }.once
  }

  /// From black to white, for contrasts.
  private static let greys = (0...15).map { step in
    let digit = String(step, radix: 16, uppercase: true)
    return "#" + String(repeating: digit, count: 6)
  }
}

extension DocumentNode {
  fileprivate static func plain(_ text: String) -> DocumentNode {
    DocumentNode(.scalar(text, .plain), bytes: 0..<0)
  }

  fileprivate static func list(_ items: [DocumentNode]) -> DocumentNode {
    DocumentNode(.sequence(items), bytes: 0..<0)
  }
}

extension Value {
  fileprivate var day: Timestamp? { if case .timestamp(let day) = self { day } else { nil } }

  fileprivate var text: String? { if case .string(let text) = self { text } else { nil } }

  /// How many letters a text may have to have.
  fileprivate var length: Int? {
    if case .integer(let number) = self, 1...100 ~= number { Int(number) } else { nil }
  }

  fileprivate var number: Double? {
    switch self {
    case .double(let number): number
    case .integer(let number): Double(number)
    default: nil
    }
  }
}

extension Array where Element: Hashable {
  /// Each of them once, in order.
  fileprivate var once: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
