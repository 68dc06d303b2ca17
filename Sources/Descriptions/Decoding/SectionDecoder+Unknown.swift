internal import Diagnostics
internal import Documents
internal import Expressions

/// The word that stands where nobody knows.
extension SectionDecoder {
  /// What it means that somebody wrote `unknown`.
  @inline(never)
  mutating func unknownValue(of entry: Entry, in form: SectionForm, at place: Place) -> Operand {
    guard case .isAnError = form.fields[entry.slot].absence else {
      let absent = absence(of: entry.slot, in: form.number, at: place)
      return unknown(absent, of: entry.value, in: place)
    }
    let name = form.section.fields[entry.slot].name
    report(.unknownRequired(name, form.section.name), entry.value)
    return .absent(at: place)
  }

  /// What is absent because somebody wrote `unknown`, which says where.
  mutating func unknown(_ absent: Operand, of node: NodeID, in section: Place) -> Operand {
    if absent.place != section { setUnknownWord(tree.bytes(of: node), at: absent.place) }
    return absent
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownRequired(_ key: String, _ section: String) -> Self {
    Self("\(key.quoted) must be said in \(section); 'unknown' won't do")
  }
}
