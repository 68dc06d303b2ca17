import Testing

@testable import Diagnostics

@Suite struct FileAddressTests {
  @Test(arguments: [
    ("a/b-c_d.e~1", "a/b-c_d.e~1"), ("a b%c", "a%20b%25c"), ("微", "%E5%BE%AE"),
    ("[a](b)?#:", "%5Ba%5D%28b%29%3F%23%3A"), ("/a b", "file:///a%20b"), ("<stdin>", "%3Cstdin%3E"),
  ])
  func `what a path may not have is escaped`(_ path: String, _ expected: String) {
    #expect(FileAddress(of: path).text == expected)
  }
}
