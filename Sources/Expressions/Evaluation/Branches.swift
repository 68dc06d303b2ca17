/// The branches of all conditions in a program.
struct Branches {
  var all: ContiguousArray<Branch> = []
  var comparisons: ContiguousArray<Branch.Comparison> = []
  /// The numbers that others are made of.
  var operands: ContiguousArray<Branch.Measure> = []
  /// Where those of the whole program begin, if it is a condition.
  var root = Branch.none
}
