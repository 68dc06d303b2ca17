internal import Reporting

/// The format of a report, by the name that a person types.
struct ReportFormat: Sendable {
  static var names: [String] { reporters.map { $0.name } }

  /// The names in a line of help, the default marked.
  static var listed: String {
    names.map { $0 == TextReporter.name ? "\($0) (default)" : $0 }.joined(separator: ", ")
  }

  /// What people read on a terminal.
  static let text = ReportFormat(type: TextReporter.self)

  static let page = ReportFormat(type: HTMLReporter.self)

  let type: any Reporter.Type

  private init(type: any Reporter.Type) {
    self.type = type
  }

  /// The format of that name; a name that no reporter has is a mistake.
  init(_ name: String, for option: String) throws(Refusal) {
    guard let type = reporters.first(where: { $0.name == name }) else {
      throw .unknownWord(name, for: option, among: Self.names)
    }
    self.type = type
  }

  var drawsLogin: Bool { type.drawsLogin }
}
