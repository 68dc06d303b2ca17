/// The branches of all conditions in a program.
struct Branches {
  /// Where the whole program leads, if it is no more than a chain of fields.
  var path: FieldPath?
  var all: ContiguousArray<Branch> = []
  var comparisons: ContiguousArray<Branch.Comparison> = []
  /// The numbers that others are made of.
  var operands: ContiguousArray<Branch.Measure> = []
  /// Where those of the whole program begin, if it is a condition.
  var root = Branch.none
}
