internal import Diagnostics
internal import Expressions
internal import Localization
internal import Model

// The facts of one's own that files declare.
extension RuleBookBuilder {
  /// A file that another takes the place of brings its fields only if it brings rules.
  var declaredFields: [RuleFile.FieldDeclaration] {
    let holdsLocked = !heldLocks.isEmpty
    return sources.lazy.filter { $0.part == .everything || holdsLocked }.flatMap(\.file.fields)
  }

  /// The texts are those of the language for fields that don't bring their own.
  mutating func customFields(in language: Language) -> CustomFields {
    var custom = CustomFields()
    for field in declaredFields {
      guard let place = FieldPlace(field.path) else {
        diagnostics.append(Diagnostic(.notACustomField(field.path), at: field.range))
        continue
      }
      if let pack = field.pack, (place.section ?? place.name) != pack {
        let path = place.path(under: pack)
        diagnostics.report(
          id: "not-under-pack", "the facts of a pack lie under its name; write \(path.quoted)",
          at: field.range)
      } else if !custom.declare(
        field.field.field(in: language, at: field.path), in: place.scope, under: place.section)
      {
        diagnostics.report(
          id: "other-field",
          """
          the field \(field.path.quoted) is declared otherwise already; both must be the \
          same
          """, at: field.range)
      }
    }
    for field in vocabulary.lazy.flatMap(\.fields) {
      guard let place = FieldPlace(field.path) else { continue }
      _ = custom.declare(
        field.field.field(in: language, at: field.path), in: place.scope, under: place.section)
    }
    return custom
  }

  /// Names the declared fields that no rule reads, unless one that is off may.
  mutating func checkFields(reading reads: FieldReferences, _ changes: RuleChanges) {
    let off = Set(
      changes.rules.filter(\.isOff).flatMap { $0.source.expressions }.flatMap {
        $0.expression.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      })
    var named: Set<String> = []
    for field in declaredFields where named.insert(field.path).inserted {
      guard let place = FieldPlace(field.path) else { continue }
      let type = CustomFields.sectionName(of: place.scope, under: place.section)
      guard !reads.contains(FieldReference(type: type, field: place.name)),
        !off.contains(place.name[...])
      else {
        continue
      }
      diagnostics.report(
        id: "unused-field",
        "no rule reads the field \(field.path.quoted); take it out, or ask for it",
        at: field.range, severity: .warning)
    }
  }
}

/// Where a field such as `screens[].custom.videoBackground` stands: in `custom`, or in a section of
/// it such as `screens[].custom.br`.
private struct FieldPlace {
  let scope: CustomFields.Scope
  let section: String?
  let name: String

  init?(_ path: String) {
    for scope in CustomFields.Scope.allCases where path.hasPrefix(Self.start(of: scope)) {
      let names = path.dropFirst(Self.start(of: scope).count)
        .split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      guard (1...2).contains(names.count), names.allSatisfy(\.isNameInExpressions) else {
        return nil
      }
      self.scope = scope
      section = names.count == 2 ? names[0] : nil
      name = names[names.count - 1]
      return
    }
    return nil
  }

  private static func start(of scope: CustomFields.Scope) -> String {
    scope == .topLevel ? "custom." : "\(scope.rawValue).custom."
  }

  func path(under section: String) -> String { "\(Self.start(of: scope))\(section).\(name)" }
}

extension Message {
  fileprivate static func notACustomField(_ path: String) -> Self {
    let scopes = CustomFields.Scope.allCases.map {
      $0 == .topLevel ? "custom.name" : "\($0.rawValue).custom.name"
    }
    let parts = path.split(separator: ".custom.", maxSplits: 1).map(String.init)
    let known = CustomFields.Scope.allCases.map { scope in
      let lists = scope.rawValue.split(separator: ".").map(String.init)
      return Suggestion.Candidate(scope.rawValue, alsoCalled: Array(lists.suffix(1)))
    }
    let meant = parts.count == 2 ? Suggestion.nearest(to: parts[0], among: known) : nil
    let end: Message =
      meant.map { Message(.didYouMean, "\($0).custom.\(parts[1])".quoted) }
      ?? "; write \(scopes.alternatives)"
    return Self(id: "not-a-custom-field", "\(path.quoted) is no field of one's own\(end)")
  }
}
