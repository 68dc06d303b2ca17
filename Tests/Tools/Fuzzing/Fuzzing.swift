internal import Foundation

/// Something that reads what strangers write; whatever that is, nothing may trap.
package protocol FuzzTarget: Sendable {
  /// What `TARGET` names it by.
  static var name: String { get }

  /// What it begins with, beside files.
  static var seeds: [[UInt8]] { get }

  static func run(_ bytes: [UInt8])
}

/// Something that reads what strangers write as text.
package protocol TextTarget: FuzzTarget {
  static func run(_ text: String)
}

extension TextTarget {
  package static var seeds: [[UInt8]] { [] }

  package static func run(_ bytes: [UInt8]) { run(String(decoding: bytes, as: UTF8.self)) }
}

/// Every target; a new one is a new file, one word here and one in `fuzz.sh`.
package let targets: [any FuzzTarget.Type] = [
  ExpressionTarget.self, DescriptionTarget.self, RulesTarget.self, CaptureTarget.self,
  ProjectTarget.self, ReviewTarget.self, AppTarget.self,
  AnswersTarget.self, BaselineTarget.self,
]

private let target: any FuzzTarget.Type = {
  let name = ProcessInfo.processInfo.environment["TARGET"] ?? ExpressionTarget.name
  guard let target = targets.first(where: { $0.name == name }) else {
    preconditionFailure("TARGET is one of \(targets.map { $0.name })")
  }
  return target
}()

// Before it reads what is there: files that have to be made are put into the folder `SEEDS`.
@c(LLVMFuzzerInitialize)
package func begin(_: UnsafeMutableRawPointer?, _: UnsafeMutableRawPointer?) -> CInt {
  guard let folder = ProcessInfo.processInfo.environment["SEEDS"] else { return 0 }
  for (number, seed) in target.seeds.enumerated() {
    let path = "\(folder)/made-\(number)"
    let isWritten = FileManager.default.createFile(atPath: path, contents: Data(seed))
    precondition(isWritten, "\(path) can be written")
  }
  return 0
}

// libFuzzer lends the bytes for this call, and they are copied at once.
@c(LLVMFuzzerTestOneInput)
package func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe UnsafeBufferPointer(start: start, count: count)
  target.run(unsafe Array(bytes))
  return 0
}
