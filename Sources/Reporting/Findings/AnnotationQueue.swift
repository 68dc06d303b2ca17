internal import Diagnostics
internal import Engine

/// The annotations of a run, the most urgent first: those of descriptions wait in a spool.
struct AnnotationQueue: Sendable {
  private var numbering = Numbering()

  mutating func add(_ annotations: [Annotation], of result: LintResult, to spool: any ReportSpool) {
    let app = Fingerprint(of: result.app)
    numbering.note(app)
    for annotation in annotations {
      spool.append([app.hexadecimal] + annotation.record, lane: annotation.urgency)
    }
  }

  /// Writes what is made of each, with others that are about no description.
  ///
  /// What is the same in several descriptions has numbers in the order of the report.
  func write(
    _ urgencies: Range<Int> = Annotation.urgencies, with others: [Annotation],
    from spool: any ReportSpool, to output: inout ReportOutput, _ text: (Annotation) -> [UInt8]
  ) {
    var numbering = numbering
    for urgency in urgencies {
      for other in others where other.urgency == urgency { output.write(text(other)[...]) }
      output.write(lane: urgency, of: spool) { waiting in
        let record = waiting.strings
        var annotation = Annotation(record: record.dropFirst())
        annotation.number = numbering.number(
          of: annotation.fingerprint, in: record[0], otherwise: annotation.number)
        return text(annotation)
      }
    }
  }
}

/// Tells apart what has the same name in several descriptions, by numbers from 1.
///
/// Names are counted only where their group comes in several descriptions.
struct Numbering: Sendable {
  private var groups: Set<Fingerprint> = []
  private var repeated: Set<String> = []
  private var numbers: [Fingerprint: Int] = [:]

  /// Notes that a description has things of that group.
  mutating func note(_ group: Fingerprint) {
    if !groups.insert(group).inserted { repeated.insert(group.hexadecimal) }
  }

  /// The number of the next thing of a name, whose group is given by its digits.
  mutating func number(of name: Fingerprint, in group: String, otherwise own: Int) -> Int {
    guard repeated.contains(group) else { return own }
    numbers[name, default: 0] += 1
    return numbers[name] ?? 1
  }
}
