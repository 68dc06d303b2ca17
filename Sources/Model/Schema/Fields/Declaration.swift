internal import Diagnostics
internal import Expressions

/// What a section says of one of its keys.
enum Declaration: Sendable {
  /// People may write it; the key names it.
  case written(Field)
  /// It follows from what they wrote, so that no rule computes it again.
  case fact(ValueType, _ meaning: String)
}

extension Declaration {
  /// A field that may be left out; nobody knows then, if nothing else is said.
  static func field(
    _ type: FieldType, absence: Field.Absence = .isUnknown, _ meaning: Message
  ) -> Self {
    .written(Field("", type, absence: absence, meaning))
  }

  /// A field that must be written.
  static func required(_ type: FieldType, _ meaning: Message) -> Self {
    field(type, absence: .isAnError, meaning)
  }

  /// A field whose absence means a word or text.
  static func text(_ type: FieldType, default word: String, _ meaning: Message) -> Self {
    field(type, absence: .means(.string(word)), meaning)
  }

  /// A field whose absence means yes or no.
  static func flag(default answer: Bool, _ meaning: Message) -> Self {
    field(.boolean, absence: .means(.boolean(answer)), meaning)
  }

  /// A list whose absence means that there is nothing in it.
  static func list(_ item: FieldType, _ meaning: Message) -> Self {
    field(.list(item), absence: .means(.list([])), meaning)
  }

  /// A field whose absence is filled from other facts.
  static func workedOut(_ type: FieldType, _ meaning: Message) -> Self {
    field(type, absence: .isWorkedOut, meaning)
  }

  /// The field, where `unknown` says more than leaving it out.
  var openWhenUnknown: Self { changing { $0.isOpenWhenUnknown = true } }

  /// The field as a note or a claim, which is asked where a rule finds fault with its absence.
  var statement: Self { changing { $0.isStatement = true } }

  /// The field as what says more of a claim, asked only where a rule hangs on it.
  var detail: Self { changing { $0.isDetail = true } }

  /// The field as a claim which another one settles.
  func statement(unless key: some SectionKey) -> Self {
    changing { ($0.isStatement, $0.asked) = (true, (key.name, nil)) }
  }

  /// The field as a claim which says more of another one.
  func statement(after key: some SectionKey) -> Self {
    changing { ($0.isStatement, $0.asked) = (true, (nil, key.name)) }
  }

  /// The field without an answer that says less than what should be written.
  func refusing(_ answer: Bool, _ reason: Message) -> Self {
    changing { $0.refused[answer] = reason }
  }

  /// The field with who can answer it.
  func known(to owner: Owner) -> Self { changing { $0.owner = owner } }

  /// The field with what may show it.
  func shown(by proofs: Proof...) -> Self { changing { $0.proofs = proofs } }

  private func changing(_ change: (inout Field) -> Void) -> Self {
    guard case .written(var field) = self else { preconditionFailure("nobody writes a fact") }
    change(&field)
    return .written(field)
  }
}
