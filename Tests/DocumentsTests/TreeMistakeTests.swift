import TestSupport
import Testing

@Suite struct TreeMistakeTests {
  @Test(
    arguments: ToldTable.rows(
      """
      a: 1⏎b: 2⏎a: 3
        3:1-3:2 duplicate-key: the key 'a' is already in this mapping; keep one of them
        1:1-1:2 note: first here
      {é: 1, 'é': 2}
        1:8-1:11 duplicate-key: the key 'é' is already in this mapping; keep one of them
        1:2-1:3 note: first here
      <<: {}⏎<<: {}
        2:1-2:3 duplicate-key: the key '<<' is already in this mapping; keep one of them
        1:1-1:3 note: first here
      [a]: 1
        1:1-1:4 key-not-text: a list can't be a key; write a text before ':'
      ? {a: b}⏎: 1
        1:3-1:9 key-not-text: a mapping can't be a key; write a text before ':'
      ?⏎: 1
        1:2-1:2 key-not-text: there is no key before ':'; write one
      a: !x 1
        1:4-1:6 custom-tag: the tag '!x' can't be used here; put the whole text into quotes, or
          leave it out
      a: !!python/object:os.system [ls]
        1:4-1:29 custom-tag: the tag '!!python/object:os.system' can't be used here; put the
          whole text into quotes, or leave it out
      a: !!int 1
        1:4-1:9 custom-tag: the tag '!!int' can't be used here; put the whole text into
          quotes, or leave it out
      a: &b !!str [1]
        1:7-1:12 custom-tag: the tag '!!str' can't be used here; put the whole text into
          quotes, or leave it out
      a: !<tag:x.y,2000:z> &b⏎  c: d
        1:4-1:21 custom-tag: the tag '!<tag:x.y,2000:z>' can't be used here; put the whole
          text into quotes, or leave it out
      a: &beta 1⏎b: *bets
        2:4-2:9 unknown-anchor: there is no anchor '&bets' before this alias; did you mean 'beta'?
      a: *b⏎c: &b 1
        1:4-1:6 unknown-anchor: there is no anchor '&b' before this alias
      a: &b 1⏎---⏎c: *b
        3:4-3:6 unknown-anchor: there is no anchor '&b' before this alias
      &a [b, *a]
        1:8-1:10 recursive-alias: '*a' stands inside what it repeats; write it out
      &a {b: {<<: *a}}
        1:13-1:15 recursive-alias: '*a' stands inside what it repeats; write it out
      <<: b
        1:1-1:3 merge-not-mapping: '<<' takes in a mapping or a list of mappings, not 'b'
      <<:
        1:1-1:3 merge-not-mapping: '<<' takes in a mapping or a list of mappings, not nothing
      <<: [{a: 1}, [b]]
        1:1-1:3 merge-not-mapping: '<<' takes in a mapping or a list of mappings, not a list
      a: b\u{7}
        1:5-1:6 control-character: the character U+0007 can't stand in YAML; leave it out
      é: \u{80}
        1:4-1:5 control-character: the character U+0080 can't stand in YAML; leave it out
      a: \u{FFFE}
        1:4-1:5 control-character: the character U+FFFE can't stand in YAML; leave it out
      a: 1⏎---⏎\u{FEFF}b: 2
        3:1-3:2 byte-order-mark: there is a byte-order mark here; take it out, since one can stand only where a file begins
      a: 1⏎\u{FEFF}---⏎b: 2
        2:1-2:2 byte-order-mark: there is a byte-order mark here; take it out, since one can stand only where a file begins
      """
    ))
  func `a mistake in the tree is told with its place`(text: String, told: [String]) {
    #expect(problems(text) == told)
  }

  @Test func `the documents before a character that YAML forbids are delivered`() {
    #expect(outlines("a: 1\n---\nb: 2\n...\nc: 3\n\0") == ["{a: 1}", "{b: 2}"])
  }

  @Test func `of two equal keys the first counts`() {
    #expect(outlines("a: 1\nb: 2\na: 3") == ["{a: 1, b: 2}"])
  }

  @Test func `a duplicate key is found in a mapping of any size`() {
    let keys = (0..<40).map { "k\($0): 1" } + ["k7: 2", "k39: 2"]
    #expect(problems(keys.joined(separator: "\n")).filter { $0.contains("duplicate") }.count == 2)
  }
}
