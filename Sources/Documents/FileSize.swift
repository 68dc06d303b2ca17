import Diagnostics

extension Diagnostic.Message {
  /// A file that is too large to be read at all.
  static func fileTooLarge(_ limit: Int) -> Self {
    Self("the file has more than \(amount: limit) bytes; spread it over several files")
  }
}
