package import Diagnostics
internal import Expressions
internal import Model
internal import Rules

// A finding is who and where, not how it is put: its app, its rule, its path, and what the rule
// says makes it another one.
extension Finding {
  var app: AppIdentity { subject.app }

  /// Where it is, in UTF-8: of what nobody wrote, where it would stand, so that it stays the same
  /// when somebody writes what held all along.
  package var identityPath: [UInt8] {
    let places = subject.description.places
    return place == .none || places.isWritten(place)
      ? Array(location.path.utf8) : places.name(of: place)
  }

  /// What its rule says makes it another finding; several, where it has found several at one place.
  package var keys: [[String]] {
    if case .remark(let remark, _) = content { remark.keys } else { [] }
  }

  /// One finding has one, however it is worded.
  package var fingerprint: Fingerprint { fingerprint(of: rule) }

  /// As reports named it when its rule had another id.
  package var formerFingerprints: [Fingerprint] {
    (decidingRule?.declaration.aliases ?? []).map(fingerprint(of:))
  }

  private func fingerprint(of rule: String) -> Fingerprint {
    var fingerprint = Fingerprint(of: rule)
    fingerprint.add(identityPath)
    for key in keys.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      fingerprint.add(UInt64(key.count))
      for part in key { fingerprint.add(part) }
    }
    return fingerprint.crossed(with: app.fingerprint)
  }
}
