internal import Diagnostics
internal import Expressions
internal import Localization
internal import Model

// The facts of one's own that files declare.
extension RuleBookBuilder {
  /// A file that another takes the place of brings its fields only if it brings rules.
  private var declaredFields: [RuleFile.FieldDeclaration] {
    let holdsLocked = !heldLocks.isEmpty
    return sources.lazy.filter { $0.part == .everything || holdsLocked }.flatMap(\.file.fields)
  }

  /// The texts are those of the language for fields that don't bring their own.
  mutating func customFields(_ texts: [String: String]) -> CustomFields {
    var custom = CustomFields()
    for field in declaredFields {
      guard let (scope, name) = Self.place(of: field.path) else {
        diagnostics.append(Diagnostic(.notACustomField(field.path), at: field.range))
        continue
      }
      let own = field.field.field(in: language, otherwise: texts[field.path])
      let declared = Field.custom(name, own.type, meaning: own.meaning.text)
      if !custom.declare(declared, in: scope) {
        diagnostics.append(Diagnostic(.otherField(field.path), at: field.range))
      }
    }
    for field in vocabulary.lazy.flatMap(\.fields) {
      guard let (scope, name) = Self.place(of: field.path) else { continue }
      let own = field.field.field(in: language, otherwise: texts[field.path])
      _ = custom.declare(Field.custom(name, own.type, meaning: own.meaning.text), in: scope)
    }
    return custom
  }

  /// Names the declared fields that no rule reads, unless one that is off may.
  mutating func checkFields(reading reads: FieldReferences, _ changes: RuleChanges) {
    let off = changes.rules.filter(\.isOff).flatMap { $0.source.expressions.map(\.expression) }
    var named: Set<String> = []
    for field in declaredFields where named.insert(field.path).inserted {
      guard let (scope, name) = Self.place(of: field.path) else { continue }
      let reference = FieldReference(type: CustomFields.sectionName(of: scope), field: name)
      guard !reads.contains(reference), !off.contains(where: { $0.contains(name) }) else {
        continue
      }
      diagnostics.append(
        Diagnostic(.unusedField(field.path), at: field.range, severity: .warning)
      )
    }
  }

  /// The section and the name of a field such as `screens[].custom.videoBackground`.
  private static func place(of path: String) -> (CustomFields.Scope, String)? {
    for scope in CustomFields.Scope.allCases {
      let prefix = scope == .topLevel ? "custom." : "\(scope.rawValue).custom."
      guard path.hasPrefix(prefix) else { continue }
      let name = String(path.dropFirst(prefix.count))
      return name.isNameInExpressions ? (scope, name) : nil
    }
    return nil
  }
}

extension Message {
  fileprivate static func notACustomField(_ path: String) -> Self {
    let scopes = CustomFields.Scope.allCases.map {
      $0 == .topLevel ? "custom.name" : "\($0.rawValue).custom.name"
    }
    return Self(.notACustomField, path.quoted, scopes.alternatives)
  }

  fileprivate static func unusedField(_ path: String) -> Self {
    Self(.unusedField, path.quoted)
  }

  fileprivate static func otherField(_ path: String) -> Self {
    Self(.otherField, path.quoted)
  }
}
