import Engine
import Testing

@Suite struct RunPartPiecesTests {
  private static let report = """
    {
      "a": "descriptions",
      "descriptions": [
        {"b": "}]{\\"", "c": [{}]},
        {
          "d": 1
        }
      ],
      "e": {"descriptions": [{"f": 2}]}
    }
    """

  /// What is read of a text in pieces of so many bytes.
  private static func pieces(_ text: String, by size: Int) -> (found: [String], RunPartPieces) {
    var pieces = RunPartPieces()
    var found: [String] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      pieces.read(Array(rest.prefix(size))) { piece in
        found.append(String(decoding: piece.bytes, as: UTF8.self))
      }
      rest = rest.dropFirst(size)
    }
    return (found, pieces)
  }

  @Test(arguments: [1, 2, 7, 1_000])
  func `descriptions come one by one, whatever is read at once`(size: Int) {
    let (found, pieces) = Self.pieces(Self.report, by: size)
    #expect(found == [#"{"b": "}]{\"", "c": [{}]}"#, "{\n      \"d\": 1\n    }"])
    let rest = String(decoding: pieces.remainder, as: UTF8.self)
    #expect(rest.contains(#""e": {"descriptions": [{"f": 2}]}"#))
    #expect(!rest.contains("\"d\""))
  }

  @Test func `what is behind the descriptions stands in its line`() {
    let (_, pieces) = Self.pieces(Self.report, by: 9)
    let lines = String(decoding: pieces.placedRemainder, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let whole = Self.report.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == whole.count)
    #expect(lines[8] == whole[8])
    #expect(lines[1] == whole[1])
  }

  @Test func `a description stands where it stood`() {
    var pieces = RunPartPieces()
    var placed: [String] = []
    pieces.read(Array(Self.report.utf8)) {
      placed.append(String(decoding: $0.placed, as: UTF8.self))
    }
    #expect(placed.first == "\n\n\n    {\"b\": \"}]{\\\"\", \"c\": [{}]}")
  }

  @Test func `one that was cut off stays with what is left`() {
    let (found, pieces) = Self.pieces("{\"descriptions\": [{\"b\": 1", by: 3)
    #expect(found == [])
    #expect(String(decoding: pieces.remainder, as: UTF8.self) == "{\"descriptions\": [{\"b\": 1")
  }
}
