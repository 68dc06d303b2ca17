extension Function {
  package static let sameText = Function(
    "sameText",
    "Whether two texts are the same but for how their accents are encoded, as NFC has it.",
    example: #"sameText('Café', 'Cafe\u0301')"#,
    // Swift compares texts by canonical equivalence.
    .function { (one: String, other: String) in one == other }
  )
}
