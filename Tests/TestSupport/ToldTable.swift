/// Inputs, each in a line, and below it what is told of it, indented by two spaces.
package enum ToldTable {
  /// In an input `⏎` stands for a line break; what is told goes on in lines with four spaces.
  package static func rows(_ table: String) -> [(input: String, told: [String])] {
    table.split(separator: "\n").reduce(into: []) { rows, line in
      let row = rows.count - 1
      if line.hasPrefix("    ") {
        rows[row].told[rows[row].told.count - 1] += line.dropFirst(3)
      } else if line.hasPrefix("  ") {
        rows[row].told.append(String(line.dropFirst(2)))
      } else {
        rows.append((String(line).replacing("⏎", with: "\n"), []))
      }
    }
  }
}
