import Diagnostics
import Foundation
import Testing

@testable import Expressions

struct ConformanceTests {
  @Test(
    .enabled(
      if: SharedFolder.conformance != nil,
      "left out: there is no folder shared/cel beside the checkout")
  )
  func `every conformance test but the known conflicts passes`() throws {
    let all = try ConformanceCase.all(in: #require(SharedFolder.conformance))
    for (name, test) in all {
      let problem = test.problem
      if let reason = KnownConflicts.reasons[name] {
        #expect(problem != nil, "\(name) is listed as a conflict (\(reason)), but it passes")
      } else if let problem {
        Issue.record("\(name): \(test.expr): \(problem)")
      }
    }
    #expect(all.count == 1649)
  }
}

extension ConformanceCase {
  /// Why the test fails; nil if it passes.
  fileprivate var problem: String? {
    let compilation = environment.compile(expr)
    guard let program = compilation.program else {
      let messages = compilation.mistakes.map(\.message.text).joined(separator: "; ")
      return "mistakes: \(messages)"
    }
    if let type = expect.type?.type, compilation.type != type {
      return "is of type \(compilation.type.name), not \(type.name)"
    }
    if isCheckOnly == true { return nil }
    var frame = Frame(slots: names.count, timeZones: Self.zones)
    for (slot, name) in names.enumerated() {
      guard let value = bindings?[name]?.value else { continue }
      frame[slot] = TracedValue(value)
    }
    return difference(from: program.evaluate(in: &frame).value)
  }

  private func difference(from value: Value) -> String? {
    guard expect.kind == "value", let expected = expect.value?.value else {
      if case .error = value { return nil }
      return "is \(value), not an error"
    }
    return value.isExactly(expected) ? nil : "is \(value), not \(expected)"
  }

  private var variables: [Variable] {
    let declared = (declarations ?? []).compactMap { declaration in
      declaration.type.map { Variable(declaration.name, $0.type) }
    }
    let bound = (bindings ?? [:]).keys.filter { name in !declared.contains { $0.name == name } }
    return declared + bound.sorted().map { Variable($0, .dynamic) }
  }

  private var names: [String] { variables.map(\.name) }

  private var environment: Environment {
    let functions = (declarations ?? []).compactMap { declaration in
      declaration.overloads.map { overloads in
        Function(
          name: declaration.name,
          overloads: overloads.map { form in
            Function.Overload(form.params.map(\.type), result: form.result.type) { $0.mismatch }
          }
        )
      }
    }
    var options = Options.reference
    options.checksTypes = isUnchecked != true
    return Environment(
      variables: variables, functions: functions.isEmpty ? nil : Function.standard + functions,
      container: container ?? "", options: options)
  }

  private static let zones = TimeZones { name in
    FileManager.default.contents(atPath: "/usr/share/zoneinfo/\(name)").map(Array.init)
  }
}
