import Testing

@testable import Model

@Suite struct FieldNameTableTests {
  private static let table = FieldNameTable([
    FieldNames(
      locale: "en",
      names: [
        "gender": ["gender"], "firstName": ["first name"], "userName": ["user name"],
        "phone": ["phone", "téléphone"], "email": ["e-mail", "メールアドレス", "邮箱"],
        "lastName": ["soyadı", "الأخير"], "nickname": ["Straße"],
      ],
      alone: ["fullName": ["name", "名"]],
      fillers: ["your", "enter", "please", "iphone", "请输入"]
    )
  ])

  @Test(arguments: [
    "first name", "firstName", "First_Name", "FIRSTNAME", "first-name", "firstname 2",
    "Your first name (as on the card)", "ｆｉｒｓｔ　ｎａｍｅ",
  ])
  func `a name counts however it is written`(text: String) {
    #expect(Self.table.meanings(of: text) == ["firstName"])
  }

  @Test(arguments: [
    ("telephone", "phone"), ("TÉLÉPHONE", "phone"), ("te\u{301}le\u{301}phone", "phone"),
    ("Soyadi", "lastName"), ("SOYADI", "lastName"), ("الاخير", "lastName"),
    ("الأَخِير", "lastName"), ("strasse", "nickname"),
  ])
  func `accents and points are nothing that names differ by`(text: String, meaning: String) {
    #expect(Self.table.meanings(of: text) == [meaning])
  }

  @Test(arguments: ["engenderment", "genders", "saxophone", "iPhone", "filename", "my-phonebook"])
  func `a part of a word is no name`(text: String) {
    #expect(Self.table.meanings(of: text) == [])
  }

  @Test(arguments: ["请填写邮箱", "邮箱地址", "メールアドレス（必須）", "Your 邮箱", "ﾒｰﾙｱﾄﾞﾚｽ"])
  func `without spaces a name counts wherever it stands`(text: String) {
    #expect(Self.table.meanings(of: text) == ["email"])
  }

  @Test(arguments: [
    ("Name", ["fullName"]), ("Please enter your name:", ["fullName"]), ("请输入名", ["fullName"]),
    ("pet name", []), ("名称", []), ("name of the shop", []), ("your", []), ("", []), ("…", []),
  ])
  func `some names count only where nothing else is said`(text: String, meanings: [String]) {
    #expect(Self.table.meanings(of: text) == meanings)
  }

  @Test func `the longest name counts, and each of several`() {
    #expect(Self.table.meanings(of: "user name") == ["userName"])
    #expect(Self.table.meanings(of: "gender, phone, e-mail") == ["email", "phone", "gender"])
  }

  @Test func `a text longer than any name of a field means nothing`() {
    let long = String(repeating: "x", count: 400)
    #expect(Self.table.meanings(of: "phone \(long)") == [])
    #expect(Self.table.meanings(of: "phone " + long.dropLast(5)) == ["phone"])
  }

  @Test(arguments: [
    ("Enter your phone", true), ("phone", true), ("phone of a friend", false), ("e-mail", false),
    ("your", false),
  ])
  func `a text is a name and nothing else`(text: String, isPhone: Bool) {
    #expect(Self.table.isName(text, of: "phone") == isPhone)
  }
}
