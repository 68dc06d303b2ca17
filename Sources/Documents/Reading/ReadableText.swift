import Diagnostics

/// A file's bytes while they are read, as far as YAML can read them.
struct ReadableText {
  let file: SourceFile.ID
  /// UTF-8 without what YAML can't read, valid while the file is read.
  let bytes: UnsafeBufferPointer<UInt8>
  let isASCII: Bool
  /// Why the file goes on behind these bytes.
  let obstacle: Refusal?

  init(_ bytes: UnsafeBufferPointer<UInt8>, in file: SourceFile.ID, limits: ReadingLimits) {
    var survey = TextSurvey()
    survey.look(at: bytes, tagDirectives: limits.tagDirectives)
    let end = survey.obstacle?.bytes.lowerBound ?? bytes.count
    self.file = file
    self.bytes = UnsafeBufferPointer(rebasing: bytes[..<end])
    self.isASCII = survey.isASCII
    self.obstacle = survey.obstacle.map { obstacle in
      Refusal(obstacle.message, at: SourceRange(file: file, bytes: obstacle.bytes))
    }
  }

  /// Some of the bytes as a string.
  func string(in range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
  }
}
