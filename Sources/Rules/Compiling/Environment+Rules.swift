internal import Expressions
internal import Model

extension Environment {
  /// What rules see of descriptions and catalogues, then what files have named, in the order of
  /// their slots; and the functions of rules.
  static func ofRules(
    about schema: Schema, _ constants: [RuleSource.Parameter], _ tables: CatalogueTables
  ) -> Environment {
    var options = Options.rules
    options.openMistake = { tables.mistake(in: $0, of: $1) }
    return Environment(
      variables: variables(about: schema)
        + constants.map { Variable($0.name, $0.value.parameterType) },
      functions: Function.standard + Function.ofRules, options: options)
  }

  /// How the items of that name are gone through: `{screen: screens}, {button: screen.buttons}`.
  ///
  /// The shortest way, from a name that is there already if one is.
  func bindings(to name: String) -> String? {
    var ways = variables.reversed().map { (text: $0.name, type: $0.type, bindings: [String]()) }
    var met: Set<ObjectType> = []
    var next = 0
    while next < ways.count {
      let way = ways[next]
      next += 1
      switch way.type {
      case .list(.object(let item)):
        let bindings = way.bindings + ["{\(item.name): \(way.text)}"]
        if item.name == name { return bindings.joined(separator: ", ") }
        ways.append((item.name, .object(item), bindings))
      case .object(let type) where met.insert(type).inserted:
        ways += type.fields.map { ("\(way.text).\($0.name)", $0.type, way.bindings) }
      default: break
      }
    }
    return nil
  }

  /// The names that a constant can't have.
  static func namesOfRules(about schema: Schema) -> [String] {
    variables(about: schema).map(\.name)
  }

  private static func variables(about schema: Schema) -> [Variable] {
    schema.variables.map { Variable($0.name, $0.type) } + CatalogueVariables.declarations
  }
}
