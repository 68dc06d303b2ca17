import Testing

@testable import Descriptions

@Suite struct NameTableTests {
  @Test(arguments: [1, 15, 16, 17, 100])
  func `every name keeps its own number, however many there are`(count: Int) {
    var table = NameTable()
    let areNew = (0..<count).map { table.insert("name \($0)", $0) }
    #expect(!areNew.contains(false))
    #expect((0..<count).map { table["name \($0)"] } == Array(0..<count))
    #expect(table["another"] == nil)
  }

  @Test(arguments: [1, 100])
  func `a name that is there keeps its number unless it is set`(count: Int) {
    var table = NameTable()
    for number in 0..<count { _ = table.insert("name \(number)", number) }
    let isNew = table.insert("name 0", 7)
    #expect(!isNew)
    #expect(table["name 0"] == 0)
    table.set("name 0", 7)
    #expect(table["name 0"] == 7)
  }
}
