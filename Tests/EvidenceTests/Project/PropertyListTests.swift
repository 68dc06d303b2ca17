import Diagnostics
import Testing

@testable import Evidence

@Suite struct PropertyListTests {
  private static func list(_ text: String) throws -> PropertyList {
    try PropertyList(reading: Array(text.utf8))
  }

  /// What it holds, in the old style without spaces.
  private static func outline(_ list: PropertyList) -> String {
    switch list.content {
    case .text(let text): text
    case .flag(let flag): flag ? "YES" : "NO"
    case .list(let items): "(" + items.map(outline).joined(separator: ",") + ")"
    case .dictionary(let entries):
      "{" + entries.map { "\($0.key)=\(outline($0.value));" }.joined() + "}"
    }
  }

  @Test(arguments: [
    (
      """
      <?xml version="1.0"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/PropertyList-1.0.dtd">
      <plist version="1.0"><dict>
        <!-- <key>no</key><string>no</string> -->
        <key>a</key><string>x &amp; &#x79;<![CDATA[<z>]]></string>
        <key>b</key><array><integer>1</integer><true/><false/></array>
        <key>c</key><dict/>
      </dict></plist>
      """, "{a=x & y<z>;b=(1,YES,NO);c={};}"
    ),
    (
      """
      // !$*UTF8*$!
      {a = "x \\"y\\""; /* {b = c;} */ b = (1, two /* 2 */, ); c = {}; "d e" = <0fbd77>;}
      """, "{a=x \"y\";b=(1,two);c={};d e=<0fbd77>;}"
    ),
    ("<plist><dict>\n#if DEBUG\n<key>a</key><true/>\n#endif\n</dict></plist>", "{a=YES;}"),
    ("<plist><dict>\n#if OS < 18\n#endif\n</dict></plist>", "{}"),
    ("<plist><array><string>\n#1</string><string/></array></plist>", "(\n#1,)"),
  ])
  func `both ways of writing one are read`(text: String, outline: String) throws {
    #expect(Self.outline(try Self.list(text)) == outline)
  }

  @Test(arguments: [
    ("bplist00\u{1}", 0),
    ("", 0),
    ("<plist><dict><key>a</key></dict></plist>", 13),
    ("<plist><dict><key>a</key><string>b", 34),
    ("<!DOCTYPE plist [<!ENTITY a \"b\">]><plist><string>&a;</string></plist>", 16),
    ("<plist><dict>and<key>a</key><true/></dict></plist>", 7),
    ("<plist><string>&b;</string></plist>", 15),
    ("{a = b}", 6),
    ("{a = \"b;}", 5),
    ("{a = b;} c", 9),
  ])
  func `what is no property list is told, with the place`(text: String, offset: Int) {
    #expect {
      try Self.list(text)
    } throws: { error in
      let mistake = error as? PropertyList.Mistake
      return mistake?.offset == offset
        && mistake?.message.text
          == "this property list can't be read from here on; nothing in it counts"
    }
  }

  @Test(arguments: [
    String(repeating: "(", count: 100_000),
    "<plist>" + String(repeating: "<array>", count: 100_000),
  ])
  func `deep nesting is refused`(text: String) {
    #expect {
      try Self.list(text)
    } throws: { error in
      (error as? PropertyList.Mistake)?.message.text
        == "this property list has too many lists inside one another; nothing in it counts"
    }
  }
}
