import Expressions
import Model
import TestSupport
import Testing

@Suite struct CataloguePropertyTests {
  private static let seen = Provider.properties.filter { $0.fact != nil }

  @Test(arguments: seen) func `rules see of a service what it is declared to have`(
    property: CatalogueProperty
  ) throws {
    let (written, asked) =
      switch property.form {
      case .flag: ("true", "true")
      case .day: ("2024-05-01", "timestamp('2024-05-01T00:00:00Z')")
      case .number: ("2.5", "2.5")
      case .text: ("words", "'words'")
      }
    let fact = try #require(property.fact?.name)
    let rule = SmallRule.rule([
      "id: sees-it", "at: login", "each: [{s: login.services}]",
      "require: s.provider.\(fact) != \(asked)", "message: '{s.id}'",
    ])
    let provider = "{id: one, name: One, kind: own, \(property.key): \(written)}"
    let trial = Trial("providers: [\(provider)]\nrules:\n" + rule)
    let description = "reviewlint: 1\napp: {name: A}\nlogin: {services: [one, google]}\n"
    // Of what Google doesn't have of that kind, nobody knows.
    let told = try trial.messages(for: description).filter { ["one", "google"].contains($0) }
    #expect(told == ["one"])
  }
}
