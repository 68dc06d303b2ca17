internal import Diagnostics
internal import Documents
internal import Engine
internal import Presentation
internal import Reporting
internal import Rules
internal import TestSupport

/// What else is read and written: earlier runs, rules, letters, and what is handed in.
let texts: [Workload] = [
  Workload("earlier-run") { size in
    let text = JSONReporter.text(of: run([result(screens: size)], JSONReporter.self))
    var reader = RunRecordReader(path: "run.json")
    precondition(reader.read(Array(text.utf8)) != nil, "\(reader.diagnostics)")
  },
  Workload("letter") { size in
    let text = lines(8 * size) { "Guideline 4.\($0 % 9): the app offers no private login." }
    _ = LetterSubject(LetterText(text), by: Trial([]).book)
  },
  Workload("letter-in-one-word") { size in
    let text = String(repeating: "a", count: 256 * size)
    _ = LetterSubject(LetterText(text), by: Trial([]).book)
  },
  Workload("notes") { size in
    guard let (description, book) = result(screens: size).judged else {
      preconditionFailure("it is judged")
    }
    precondition(!ReviewNotes(description, book: book).text.isEmpty)
  },
  Workload("submission") { size in
    precondition(SubmissionKit(result(screens: size))?.files.isEmpty == false)
  },
  Workload("pictures") { size in
    _ = HTMLReporter.text(of: run([result(screens: size)], JSONReporter.self))
  },
]
