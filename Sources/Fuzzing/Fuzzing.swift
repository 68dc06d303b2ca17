internal import Foundation

/// Something that reads what strangers write; whatever that is, nothing may trap.
package protocol FuzzTarget: Sendable {
  /// What `TARGET` names it by.
  static var name: String { get }

  static func run(_ text: String)
}

/// Every target; a new one is a new file, one word here and one in the Makefile.
package let targets: [any FuzzTarget.Type] = [
  ExpressionTarget.self, DescriptionTarget.self, RulesTarget.self, CaptureTarget.self,
  ReaderTarget.self, ProjectTarget.self, ReviewTarget.self, EditorTarget.self,
  BaselineTarget.self, StreamTarget.self, FillTarget.self, AnswersTarget.self,
  SheetTarget.self, ImportTarget.self, InitTarget.self,
]

private let target: any FuzzTarget.Type = {
  let name = ProcessInfo.processInfo.environment["TARGET"] ?? ExpressionTarget.name
  guard let target = targets.first(where: { $0.name == name }) else {
    preconditionFailure("TARGET is one of \(targets.map { $0.name })")
  }
  return target
}()

// libFuzzer lends the bytes for this call, and they are copied at once.
@c(LLVMFuzzerTestOneInput)
package func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe UnsafeBufferPointer(start: start, count: count)
  target.run(unsafe String(decoding: bytes, as: UTF8.self))
  return 0
}
