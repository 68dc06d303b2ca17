import Diagnostics
import YAML

/// The documents of a text, one at a time, as libyaml reads them.
struct DocumentStream: ~Copyable {
  private let file: SourceFile
  private let text: ReadableText
  private let limits: ReadingLimits
  private let parser: YAMLParser
  private var builder: TreeBuilder
  private var count = 0
  private var start = 0
  private var root: DocumentNode?
  /// Complete, but what follows may still show that it was cut off.
  private var held: (root: DocumentNode, bytes: Range<Int>)?
  private var errorsBefore = 0
  private var isOver = false

  init(of text: ReadableText, in file: SourceFile, limits: ReadingLimits) {
    self.file = file
    self.text = text
    self.limits = limits
    self.parser = YAMLParser(reading: text.rewritten)
    self.builder = TreeBuilder(of: text, limits: limits)
  }

  /// The next document; nil at the end, or where the text goes wrong.
  mutating func next() -> Document? {
    while !isOver {
      do {
        if let document = try step() { return document }
      } catch {
        isOver = true
        builder.diagnostics.report(error.message, at: error.range, notes: error.notes)
      }
    }
    return nil
  }

  /// What is wrong with the file as a whole, once there is no next document.
  mutating func finish() -> [Diagnostic] {
    if count == 0, builder.diagnostics.errorCount == 0 {
      builder.diagnostics.report(Message(.emptyFile), at: SourceRange(wholeOf: file.id))
    }
    return builder.diagnostics.finish(in: file.id)
  }

  /// Takes in one event; gives the document that it shows to be complete.
  private mutating func step() throws(ReadingStop) -> Document? {
    guard let event = parser.next() else { throw complaint() }
    switch event.content {
    case .documentStart:
      let document = release()
      begin(at: builder.marks.range(of: event))
      return document
    case .documentEnd(let isExplicit):
      hold(upTo: isExplicit ? builder.marks.range(of: event).upperBound : builder.marks.end)
      return isExplicit ? release() : nil
    case .streamEnd:
      if let obstacle = text.obstacle { throw obstacle }
      isOver = true
      return release()
    default:
      try checkCount()
      if let root = try builder.take(event) { self.root = root }
      return nil
    }
  }

  private mutating func begin(at bytes: Range<Int>) {
    count += 1
    start = bytes.lowerBound
    builder.marks.end = bytes.upperBound
    builder.beginDocument()
  }

  private func checkCount() throws(ReadingStop) {
    guard count > limits.documents else { return }
    let range = SourceRange(file: file.id, bytes: start..<start)
    throw ReadingStop(Message(.tooManyDocuments, Amount(limits.documents)), at: range)
  }

  private mutating func hold(upTo end: Int) {
    guard let root else { return }
    held = (root, start..<max(start, end))
  }

  private mutating func release() -> Document? {
    guard let (root, bytes) = held else { return nil }
    held = nil
    let errors = builder.diagnostics.errorCount
    defer { errorsBefore = errors }
    return Document(
      file: file, number: count, root: root, bytes: bytes, diagnostics: builder.diagnostics.take(),
      hasErrors: errors > errorsBefore)
  }

  /// Why libyaml can't go on: a mistake in the text, or what the text was cut off at.
  private mutating func complaint() -> ReadingStop {
    let complaint = parser.complaint
    let byte = builder.marks.byte(ofScalar: complaint.scalar)
    if let obstacle = text.obstacle, byte >= text.bytes.count { return obstacle }
    let place = SyntaxMistake.Place(
      stop: byte, beginning: builder.marks.byte(ofScalar: complaint.contextScalar),
      lastValue: builder.marks.end)
    return SyntaxMistake(problem: complaint.problem, place: place, text: text).refusal
  }
}
