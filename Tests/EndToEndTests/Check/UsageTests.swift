import Foundation
import Testing

/// What can't be meant by the words of a command line.
@Suite struct UsageTests {
  /// A call in each line, and below it what is said of it.
  private static let table = """
    check --color on right.review.yaml
      'on' is no value of --color; write auto, always or never
    chek
      'chek' is no value of COMMAND; write init, fill, check, notes, report, submit, ask,
      letter, explain, scan, import, rules, packs, eval, schema, lsp or completions; did you
      mean 'check'?
    check --as-of 2026-02-30 right.review.yaml
      --as-of needs a day of the calendar as YYYY-MM-DD, not '2026-02-30'
    explain submission.dat
      there is no rule, guideline, diagnostic, field, service or device 'submission.dat'; did
      you mean 'submission.date'?
    explain 4.8 4.0
      explain takes one name: of a rule, a guideline, a field, …
    explain wide-enuogh --rules house/house.yaml
      there is no rule, guideline, diagnostic, field, service or device 'wide-enuogh'; did you
      mean 'wide-enough'?
    check --fail-on warnings right.review.yaml
      'warnings' is no value of --fail-on; write error, warning, note or never; did you mean
      'warning'?
    check --strict=yes right.review.yaml
      --strict takes no value
    check --format jsn right.review.yaml
      'jsn' is no value of --format; write text, concise, json, jsonl, markdown, sarif, junit,
      github, gitlab, xcode or html; did you mean 'json'?
    import
      import needs a capture: a file or a folder of them
    check --jobs 0 right.review.yaml
      --jobs needs a number from 1 to 1024, not '0'
    check --language pt-br right.review.yaml
      'pt-br' is no value of --language; write ar, en, fr, pt-BR, vi or zh-Hans; did you mean
      'pt-BR'?
    letter mail.txt
      'mail.txt' can't be read: No such file or directory
    letter
      letter needs the file with App Review's message, or - for standard input
    notes right.review.yaml --output ./right.review.yaml
      the notes would take the place of the description
    notes
      notes needs one description, or - for standard input
    check --root --strict right.review.yaml
      --root needs a value: --root DIR
    explain --strict 4.8
      there is no option '--strict'
    check -q
      there is no option '-q'
    check --format text --format json right.review.yaml
      --format can be given once only
    check --strct right.review.yaml
      there is no option '--strct'; did you mean '--strict'?
    check --format= right.review.yaml
      --format needs a value: --format FORMAT
    check right.review.yaml --format
      --format needs a value: --format FORMAT
    check --report xml=a.xml right.review.yaml
      'xml' is no value of --report; write text, concise, json, jsonl, markdown, sarif, junit,
      github, gitlab, xcode or html
    report
      report needs --output FILE or --output FOLDER/
    check --report json right.review.yaml
      --report needs FORMAT=FILE, not 'json'
    check wrong.review.yaml --stdin-name x.review.yaml
      --stdin-name names standard input: give - as a path
    check --stream --baseline=old.json
      --stream and --baseline contradict each other
    check --stream --format xcode
      --stream and --format contradict each other
    check --stream login.review.yaml
      --stream reads standard input only, not 'login.review.yaml'
    check --stream
      there is no description on standard input
    check --strict --allow-incomplete right.review.yaml
      --strict and --allow-incomplete contradict each other
    check wrong.review.yaml --fail-on never --strict
      --strict and --fail-on never contradict each other
    check --why wide-enouhg right.review.yaml --rules house/house.yaml
      no rule 'wide-enouhg' was asked; did you mean 'wide-enough'?
    check --why wide-enough --format json right.review.yaml
      --why and --format contradict each other

    """

  private static let mistakes: [(call: String, said: String)] = table.split(separator: "\n")
    .reduce(into: []) { mistakes, line in
      if line.hasPrefix("  ") {
        let last = mistakes.count - 1
        mistakes[last].said += (mistakes[last].said.isEmpty ? "" : " ") + line.drop { $0 == " " }
      } else {
        mistakes.append((String(line), ""))
      }
    }

  @Test(arguments: mistakes)
  func `a call that can't be meant is exit status 2, and says why`(
    call: String, said: String
  ) throws {
    let folder = try TemporaryFolder()
    try folder.copy(contentsOf: Case.tests.appending(path: "CaseFiles"))
    let answer = try Reviewlint.run(call.split(separator: " ").map(String.init), in: folder.url)
    #expect((answer.status, answer.output) == (2, ""))
    #expect(answer.complaint == "reviewlint: \(said)\n")
  }

  /// Descriptions, further words, and how the check ends.
  private static let checks: [(words: String, status: Int32)] = [
    ("low.review.yaml", 0), ("low.review.yaml --fail-on warning", 1),
    ("square.review.yaml --fail-on warning", 0), ("square.review.yaml --fail-on=note", 1),
    ("square.review.yaml --strict", 1), ("undecided.review.yaml", 1),
    ("undecided.review.yaml --allow-incomplete", 0),
    ("undecided.review.yaml wrong.review.yaml --allow-incomplete", 1),
    ("undecided.review.yaml --skip wide-enough", 0),
    ("undecided.review.yaml --skip wide-enough --fail-on warning", 1),
    ("wrong.review.yaml --fail-on never", 0), ("broken.review.yaml --fail-on never", 2),
    ("to-decide.review.yaml", 0), ("to-decide.review.yaml --strict", 1),
  ]

  @Test(arguments: checks)
  func `what counts makes the exit status`(words: String, status: Int32) throws {
    let folder = try TemporaryFolder()
    try folder.copy(contentsOf: Case.tests.appending(path: "CaseFiles"))
    let fixed = "check --as-of 2026-11-21 --rules house/house.yaml --only house \(words)"
    let answer = try Reviewlint.run(fixed.split(separator: " ").map(String.init), in: folder.url)
    #expect(answer.status == status, "\(answer.output)")
  }
}
