/// What there is to say about a macro: a call that brings in names of its own.
package struct MacroReference: Sendable {
  package let name: String
  /// Other ways to write the same.
  package let otherNames: [String]
  /// How it is called and what it answers.
  package let signatures: [String]
  package let summary: String
  /// A call that shows what it does, as a condition that holds.
  package let example: String

  private init(
    _ name: String, or otherNames: [String] = [], _ signatures: [String], _ summary: String,
    _ example: String
  ) {
    self.name = name
    self.otherNames = otherNames
    self.signatures = signatures
    self.summary = summary
    self.example = example
  }

  /// What calls of macros begin with, so that nothing else can be called so.
  package static var names: [String] { all.flatMap { [$0.name] + $0.otherNames } }

  /// Every macro.
  package static let all: [MacroReference] = [
    MacroReference(
      "has", ["has(value.field) → bool"],
      "Whether the field was said: written, by default, or worked out.", "has({'width': 44}.width)"),
    MacroReference(
      "all", ["list.all(item, condition) → bool", "map.all(key, value, condition) → bool"],
      "Whether the condition holds for every item.", "[1, 2].all(n, n > 0)"),
    MacroReference(
      "exists",
      ["list.exists(item, condition) → bool", "map.exists(key, value, condition) → bool"],
      "Whether the condition holds for an item.", "[1, 2].exists(n, n == 2)"),
    MacroReference(
      "exists_one", or: ["existsOne"], ["list.exists_one(item, condition) → bool"],
      "Whether the condition holds for one item and no other.", "[1, 2].exists_one(n, n == 2)"),
    MacroReference(
      "filter", ["list.filter(item, condition) → list"], "The items for which the condition holds.",
      "[1, 2].filter(n, n > 1) == [2]"),
    MacroReference(
      "map", ["list.map(item, result) → list", "list.map(item, condition, result) → list"],
      "What becomes of each item, or of those for which the condition holds.",
      "[1, 2].map(n, n * 2) == [2, 4]"),
    MacroReference(
      "transformList", ["list.transformList(index, item, result) → list"],
      "What becomes of each item and its index.", "['a', 'b'].transformList(i, letter, i) == [0, 1]"
    ),
    MacroReference(
      "transformMap", ["map.transformMap(key, value, result) → map"],
      "The map with what becomes of each value.", "{'a': 1}.transformMap(k, v, v + 1) == {'a': 2}"),
    MacroReference(
      "transformMapEntry", ["map.transformMapEntry(key, value, entry) → map"],
      "The map of what becomes of each entry.",
      "{'a': 1}.transformMapEntry(k, v, {k: v + 1}) == {'a': 2}"),
    MacroReference(
      "sortBy", ["list.sortBy(item, key) → list"], "The items in the order of a key.",
      "[1, 2].sortBy(n, -n) == [2, 1]"),
    MacroReference(
      "optMap", ["optional.optMap(item, result) → optional"],
      "An optional with what becomes of its value.", "optional.of(1).optMap(n, n + 1).value() == 2"),
    MacroReference(
      "optFlatMap", ["optional.optFlatMap(item, optional) → optional"],
      "The optional that becomes of an optional's value.",
      "optional.of(1).optFlatMap(n, optional.of(n + 1)).value() == 2"),
    MacroReference(
      "cel.bind", ["cel.bind(name, value, result) → any"],
      "The result, in which a name stands for a value.", "cel.bind(n, 2, n * n) == 4"),
  ]
}
