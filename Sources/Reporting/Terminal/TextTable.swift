internal import Diagnostics
internal import Localization
internal import Rules

/// Rows of cells on a terminal, each column as wide as its widest cell.
struct TextTable {
  struct Column {
    /// What is in the cells, and so how they stand and what of them may be left out.
    enum Kind {
      case words
      /// Cut at its end, where there is no room.
      case name
      /// Cut at its beginning, for its end tells more.
      case path
      case number
      /// Left out where all of its cells are quiet.
      case rareNumber
    }

    let heading: String
    let kind: Kind
  }

  struct Cell {
    let text: String
    var role: Paint.Role?
  }

  private let columns: [Column]
  private let style: ReportStyle
  private let language: Language
  /// What each column would need.
  private var needed: [Int]
  /// The columns with something in them that isn't quiet.
  private var told: Set<Int> = []

  init(columns: [Column], style: ReportStyle, language: Language) {
    self.columns = columns
    self.style = style
    self.language = language
    needed = columns.map { TerminalText.width($0.heading) }
  }

  private static let gap = "  "
  /// What a column keeps when it is cut.
  private static let narrowest = 12

  /// Takes a row into account; the answer waits until all rows are known.
  mutating func add(_ cells: [Cell]) -> [String] {
    cells.enumerated().flatMap { index, cell in
      let text = TerminalText.safe(cell.text)
      needed[index] = max(needed[index], TerminalText.width(text))
      if cell.role != .quiet { told.insert(index) }
      return [text, cell.role?.rawValue ?? ""]
    }
  }

  /// The widths of the columns in which every row has room, what doesn't fit being cut.
  var widths: [Int] {
    var widths = needed
    var excess =
      shown.map { widths[$0] }.reduce(0, +) + Self.gap.count * (shown.count - 1) - style.width
    let flexible = columns.indices.filter { [.name, .path].contains(columns[$0].kind) }
    while excess > 0, let widest = flexible.max(by: { share($0, widths) < share($1, widths) }),
      widths[widest] > Self.narrowest
    {
      widths[widest] -= 1
      excess -= 1
    }
    return widths
  }

  private var shown: [Int] {
    columns.indices.filter { columns[$0].kind != .rareNumber || told.contains($0) }
  }

  /// The line above the rows.
  func heading(_ widths: [Int]) -> String {
    line(columns.map { Cell(text: $0.heading, role: .strong) }, widths) + "\n"
  }

  /// The line of a row that was waiting.
  func text(ofWaiting row: [String], _ widths: [Int]) -> String {
    let cells = columns.indices.map { index in
      Cell(text: row[2 * index], role: Paint.Role(rawValue: row[2 * index + 1]))
    }
    return line(cells, widths) + "\n"
  }

  /// How much of the room a column takes; paths tell apart what names may not.
  private func share(_ column: Int, _ widths: [Int]) -> Int {
    columns[column].kind == .name ? 2 * widths[column] : widths[column]
  }

  private func line(_ cells: [Cell], _ widths: [Int]) -> String {
    let shown = shown
    return shown.map { index in
      let kind = columns[index].kind
      let cut = kind == .path ? TerminalText.cutAtStart : TerminalText.cut
      let text = cut(cells[index].text, widths[index])
      let space = String(repeating: " ", count: widths[index] - TerminalText.width(text))
      let words = [.name, .path].contains(kind) ? language.isolated(text) : text
      let painted = cells[index].role.map { style.paint(words, $0) } ?? words
      if kind == .number || kind == .rareNumber { return space + painted }
      return index == shown.last ? painted : painted + space
    }
    .joined(separator: Self.gap)
  }
}
