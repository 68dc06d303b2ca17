internal import Expressions
internal import Model

extension Environment {
  /// What rules see of descriptions and catalogues, then what files have named, in the order of
  /// their slots; and the functions of rules.
  static func ofRules(
    about schema: Schema, _ constants: [RuleSource.Parameter], _ tables: CatalogueTables
  ) -> Environment {
    var options = Options.rules
    options.mistake = { tables.mistake(in: $0, of: $1) }
    return Environment(
      variables: variables(about: schema)
        + constants.map { Variable($0.name, $0.value.parameterType) },
      functions: Function.standard + Function.ofRules, options: options)
  }

  /// The names that a constant can't have.
  static func namesOfRules(about schema: Schema) -> [String] {
    variables(about: schema).map(\.name)
  }

  private static func variables(about schema: Schema) -> [Variable] {
    schema.variables.map { Variable($0.name, $0.type) } + CatalogueVariables.declarations
  }
}
