internal import Linting
internal import Reporting

/// The formats of reports; a new one is a reporter's file and one word here.
enum ReportFormat: String, CaseIterable, Sendable {
  case text
  case json

  /// The reporter that writes the format.
  func reporter(paint: Paint, width: Int) -> any Reporter {
    switch self {
    case .text: TextReporter(paint: paint, width: width)
    case .json: JSONReporter()
    }
  }
}
