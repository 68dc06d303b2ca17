internal import Diagnostics
internal import Expressions
internal import Model

extension RuleCompiler {
  /// An edit of a measure; whatever people claim or note down is theirs to change.
  mutating func repair(_ repair: RuleSource.Repair) -> CompiledRule.Repair? {
    let (place, reads) = apart { $0.compile(repair.place) }
    guard let place else { return nil }
    let isMeasure = measures.contains { measure in
      reads.joined().contains(measure) && repair.place.text.hasSuffix(".\(measure.field)")
    }
    guard place.program.mayHavePlace, isMeasure else {
      report(Message(.noMeasure, repair.place.inOneLine.quoted), repair.place.range)
      return nil
    }
    return compile(repair.value, expecting: place.type).map {
      CompiledRule.Repair(place: place.program, value: $0.program)
    }
  }
}

extension Section {
  /// Its fields that are numbers, lengths or colours, and those of the sections in it.
  var measures: Set<FieldReference> {
    fields.reduce(into: []) { measures, field in
      switch field.type {
      case .number, .length, .colour:
        measures.insert(FieldReference(type: name, field: field.name))
      case .section(let section), .list(.section(let section)):
        measures.formUnion(section.measures)
      default: break
      }
    }
  }
}
