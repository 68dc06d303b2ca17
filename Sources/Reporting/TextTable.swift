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
    }

    let heading: String
    let kind: Kind
  }

  struct Cell {
    let text: String
    var role: Paint.Role?
  }

  let columns: [Column]
  let style: ReportStyle
  let language: Language

  /// A line for the headings and one for each row; no row, no table.
  func text(_ rows: [[Cell]]) -> String {
    guard !rows.isEmpty else { return "" }
    let rows = rows.map { $0.map { Cell(text: TerminalText.safe($0.text), role: $0.role) } }
    let widths = widths(for: rows)
    let headings = columns.map { Cell(text: $0.heading, role: .strong) }
    return ([headings] + rows).map { line($0, widths) + "\n" }.joined()
  }

  private static let gap = "  "
  /// What a column keeps when it is cut.
  private static let narrowest = 12

  private func widths(for rows: [[Cell]]) -> [Int] {
    var widths = columns.indices.map { index in
      rows.reduce(TerminalText.width(columns[index].heading)) {
        max($0, TerminalText.width($1[index].text))
      }
    }
    var excess = widths.reduce(0, +) + Self.gap.count * (columns.count - 1) - style.width
    let flexible = columns.indices.filter { columns[$0].kind == .name || columns[$0].kind == .path }
    while excess > 0, let widest = flexible.max(by: { share($0, widths) < share($1, widths) }),
      widths[widest] > Self.narrowest
    {
      widths[widest] -= 1
      excess -= 1
    }
    return widths
  }

  /// How much of the room a column takes; paths tell apart what names may not.
  private func share(_ column: Int, _ widths: [Int]) -> Int {
    columns[column].kind == .name ? 2 * widths[column] : widths[column]
  }

  private func line(_ cells: [Cell], _ widths: [Int]) -> String {
    let last = columns.count - 1
    return columns.indices.map { index in
      let kind = columns[index].kind
      let cut = kind == .path ? TerminalText.cutAtStart : TerminalText.cut
      let text = cut(cells[index].text, widths[index])
      let space = String(repeating: " ", count: widths[index] - TerminalText.width(text))
      let shown = kind == .name || kind == .path ? language.isolated(text) : text
      let painted = cells[index].role.map { style.paint(shown, $0) } ?? shown
      if kind == .number { return space + painted }
      return index == last ? painted : painted + space
    }
    .joined(separator: Self.gap)
  }
}
