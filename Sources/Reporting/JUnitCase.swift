/// A test case as build servers count it; without a verdict it has passed.
struct JUnitCase {
  /// Why it hasn't passed.
  struct Verdict {
    /// As the element is called.
    enum Kind: String {
      case failure
      case error
      case skipped
    }

    let kind: Kind
    let message: String
    /// How bad it is; what was skipped has none.
    var type: String?
    /// The places and what to do.
    var text = ""
  }

  let className: String
  var name: String
  let verdict: Verdict?
}
