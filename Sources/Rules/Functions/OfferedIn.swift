internal import Diagnostics
internal import Expressions
internal import Model

extension Function {
  static let offeredIn = Function(
    name: "offeredIn", on: Schema.appType, parameters: [.enumeration(.region)], result: .boolean
  ) { arguments in
    guard case .object(let app) = arguments[0].value, let word = arguments[1].value.string
    else {
      preconditionFailure("the checker lets only the app and a text through")
    }
    let region = Region.isPart(word) ? String(word.prefix(2)) : word
    guard Region.isCode(region) else {
      return .error(
        EvaluationError(
          .invalidArgument,
          Message("\(word.quoted) is no region of ISO 3166-1 alpha-2, such as DE")))
    }
    let regions = Schema.regions(of: app)
    switch regions.value {
    case .list(let items):
      let isNamed = items.contains { item in
        guard case .string(let named) = item.value else { return false }
        return named == region || named == Region.everywhere
      }
      let open = items.filter { if case .string = $0.value { false } else { true } }
      return isNamed || open.isEmpty
        ? .boolean(isNamed) : .undecided(MissingFacts(open.map(\.place)))
    case .undecided(let missing): return .undecided(missing)
    default: return .undecided(MissingFacts([regions.place]))
    }
  }
}
