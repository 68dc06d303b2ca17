internal import Diagnostics
package import Engine
internal import Localization
internal import Model
internal import Rules

/// The results as a message for Slack: the body of a call of an incoming webhook.
///
/// All that was written elsewhere is plain text in it: no mention, no link, no formatting. Slack
/// refuses what is too long as a whole, so the most urgent tasks are shown.
package struct SlackReporter: Reporter {
  package static let name = "slack"

  /// Slack takes 50 blocks, and some 13,000 characters in all of them.
  private static let mostTasks = 15
  private static let mostBytes = 12_000
  private static let mostLines = 8
  private static let longestLines = 2_000
  private static let longestText = 200
  /// Slack takes 150 characters for a heading.
  private static let longestHeading = 140

  private let language: Language
  private let catalogue: RuleCatalogue
  private var counts = Counts()
  /// The most urgent of all so far.
  private var tasks: [HandOverTask] = []
  private var taskCount = 0

  package init(_ style: ReportStyle, _ setup: RunSetup) {
    language = setup.language
    catalogue = RuleCatalogue(of: setup)
  }

  package mutating func add(_ result: LintResult, to spool: any ReportSpool) {
    counts.add(result)
    let all = HandOverTask.all(of: result, catalogue, in: language)
    taskCount += all.count
    for task in all {
      let place = tasks.firstIndex { task.priority.rawValue < $0.priority.rawValue } ?? tasks.count
      guard place < Self.mostTasks else { continue }
      tasks.insert(task, at: place)
      if tasks.count > Self.mostTasks { tasks.removeLast() }
    }
  }

  package func write(_ run: RunResult, from spool: any ReportSpool, to output: inout ReportOutput) {
    let head = HandOverHead(run, counts)
    let title = short("reviewlint: \(head.verdict)", upTo: Self.longestHeading)
    let lines = head.lines.prefix(Self.mostLines)
    var blocks = [heading(title)]
    if !lines.isEmpty {
      let texts = lines.map { SingleLine($0, in: language).text }
      blocks.append(paragraph(texts.joined(separator: "\n").shortened(to: Self.longestLines)))
    }
    var room = Self.mostBytes - blocks.map(\.count).reduce(0, +)
    let shown = tasks.map(block).prefix { block in
      room -= block.count
      return room >= 0
    }
    let rest = head.lines.count - lines.count + taskCount - shown.count
    blocks += shown
    if rest > 0 { blocks.append(paragraph(language(Message(.moreNotShown, rest)))) }
    var json = JSONWriter(indentation: 2)
    json.object { json in
      json.member("text", title)
      json.flag("mrkdwn", false)
      json.member("blocks") { json in
        json.array(blocks) { $0.value(json: $1[...]) }
      }
    }
    json.endLine()
    output.write(json.drain()[...])
  }

  private func heading(_ words: String) -> [UInt8] {
    var block = JSONWriter()
    block.object { block in
      block.member("type", "header")
      block.object("text") { text in
        text.member("type", "plain_text")
        text.member("text", words)
        text.flag("emoji", false)
      }
    }
    return block.bytes
  }

  private func paragraph(_ words: String) -> [UInt8] {
    paragraph { parts in parts.item { write(words, to: &$0) } }
  }

  private func paragraph(_ parts: (inout JSONWriter) -> Void) -> [UInt8] {
    var block = JSONWriter()
    block.object { block in
      block.member("type", "rich_text")
      block.member("elements") { elements in
        elements.array { elements in
          elements.item { section in
            section.object { section in
              section.member("type", "rich_text_section")
              section.member("elements") { $0.array(parts) }
            }
          }
        }
      }
    }
    return block.bytes
  }

  private func block(of task: HandOverTask) -> [UInt8] {
    var asides = [task.app, language(task.owner.words)]
    if task.refusals > 0 {
      asides.append(language(Message(.knownRefusals, count: task.refusals, task.refusals)))
    }
    let sentences = task.points.prefix(2) + (task.fix.isEmpty ? [] : [task.fix])
    return paragraph { parts in
      parts.item { write(short(task.title), isBold: true, to: &$0) }
      parts.item { write(sentences.map { "\n\(short($0))" }.joined(), to: &$0) }
      parts.item { write("\n\(asides.map { short($0) }.joined(separator: " · "))", to: &$0) }
      guard let guideline = task.guideline else { return }
      let citation = short(guideline.citation(in: language))
      parts.item { write(" · ", to: &$0) }
      parts.item { part in
        guard let address = guideline.webAddress else { return write(citation, to: &part) }
        part.object { link in
          link.member("type", "link")
          link.member("url", address.text)
          link.member("text", citation)
        }
      }
    }
  }

  private func write(_ words: String, isBold: Bool = false, to part: inout JSONWriter) {
    part.object { text in
      text.member("type", "text")
      text.member("text", words)
      if isBold { text.object("style") { $0.flag("bold", true) } }
    }
  }

  /// In one line, and as much of it as there is room for.
  private func short(_ text: String, upTo longest: Int = longestText) -> String {
    SingleLine(text, in: language).text.shortened(to: longest)
  }
}
