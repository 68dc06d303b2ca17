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
  private let rows: [[Cell]]
  private let style: ReportStyle
  private let language: Language

  init(columns: [Column], rows: [[Cell]], style: ReportStyle, language: Language) {
    self.columns = columns
    self.rows = rows.map { $0.map { Cell(text: TerminalText.safe($0.text), role: $0.role) } }
    self.style = style
    self.language = language
  }

  private static let gap = "  "
  /// What a column keeps when it is cut.
  private static let narrowest = 12

  /// The headings, and each row in a line below them.
  var text: String {
    let (shown, widths) = (shown, widths)
    let heading = columns.map { Cell(text: $0.heading, role: .strong) }
    return ([heading] + rows).map { line($0, of: shown, widths) + "\n" }.joined()
  }

  /// The widths of the columns in which every row has room, what doesn't fit being cut.
  private var widths: [Int] {
    var widths = columns.indices.map { index in
      rows.reduce(TerminalText.width(columns[index].heading)) {
        max($0, TerminalText.width($1[index].text))
      }
    }
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

  /// The columns that are always shown, or have something in them that isn't quiet.
  private var shown: [Int] {
    columns.indices.filter { index in
      columns[index].kind != .rareNumber || rows.contains { $0[index].role != .quiet }
    }
  }

  /// How much of the room a column takes; paths tell apart what names may not.
  private func share(_ column: Int, _ widths: [Int]) -> Int {
    columns[column].kind == .name ? 2 * widths[column] : widths[column]
  }

  private func line(_ cells: [Cell], of shown: [Int], _ widths: [Int]) -> String {
    shown.map { index in
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
