import Diagnostics
import Documents
import Expressions
import Localization
import Rules
import TestSupport
import Testing

/// Whose a guideline is that people declare, and what it is called in their languages.
@Suite struct GuidelineTests {
  private static func trial(_ guidelines: String, citing keys: String) -> Trial {
    Trial(SmallRule.file(["guidelines: [\(keys)]"]) + "guidelines: [\(guidelines)]\n")
  }

  private static let brand = "{key: brand, title: Our brand book}"

  @Test(arguments: [
    (brand, "brand", Concern.ours),
    ("{key: brand, title: Our brand book, of: ours}", "brand", .ours),
    ("{key: brand, title: Another section, of: apple}", "brand", .apple),
    ("{key: brand, title: Our words, bookkeeping: true}", "brand", .bookkeeping),
    (brand, "brand, '4.8'", .apple),
    (brand, "'4.8'", .apple),
    ("\(brand), {key: words, title: Our words, bookkeeping: true}", "words, brand", .ours),
    ("{key: '4.8', title: What we call it, replaces: true}", "'4.8'", .apple),
  ])
  func `a rule is Apple's where one of its guidelines is, and else of those who declare them`(
    guidelines: String, keys: String, concern: Concern
  ) {
    let trial = Self.trial(guidelines, citing: keys)
    #expect(trial.told == [])
    let rule = trial.book.rules.map(\.declaration)
    #expect(rule.map { trial.book.concern(citing: $0.guidelineKeys) } == [concern])
  }

  @Test func `letters of Apple's are none of a rule of our own`() throws {
    func letters(_ keys: String) -> [Int] {
      let rule = SmallRule.file(["guidelines: [\(keys)]", "sources: [letters/X1]"])
      let classes = "letters: [{class: X1, count: 3, decidable: 'yes'}]\n"
      let book = Trial(rule + "guidelines: [\(Self.brand)]\n" + classes).book
      return book.rules.map { book.refusals(for: $0).letters }
    }
    #expect(letters("brand") == [0])
    #expect(letters("brand, hig") == [3])
  }

  @Test(
    arguments: ToldTable.rows(
      """
      {key: brand, title: Our brand book, of: our}
        13:54 ‹our›: 'our' is not apple or ours; did you mean 'ours'?
      {key: '4.8', title: Ours, of: ours, replaces: true}
        13:14 ‹{key: '4.8', title: Ours, of: ours, replaces: true}›: '4.8' is Apple's; leave out
          'of: ours', or choose another key
      {key: brand, title: {fr: Notre charte}}
        13:34 ‹{fr: Notre charte}›: the text in English is missing; write it under 'en'
      {key: brand, title: ' '}
        13:34 ‹' '›: there is nothing to read here; say it in a sentence
      """
    ))
  func `what can't be of a guideline is told at its place`(guideline: String, told: [String]) {
    #expect(Self.trial(guideline, citing: "'4.8'").told == told)
  }

  @Test(arguments: [
    ("fr", "Notre charte graphique"), ("vi", "Cẩm nang thương hiệu"), ("ar", "Our brand book"),
  ])
  func `a guideline of our own has a title in each language, of its entry or the file beside it`(
    tag: String, title: String
  ) throws {
    let rule = Self.rules("{en: Our brand book, fr: Notre charte graphique}")
    let french = "guidelines: {brand: Une autre}\n"
    let told = try Self.book(rule, beside: ["fr": french, "vi": Self.vietnamese], in: tag)
    #expect(told.diagnostics == [])
    #expect(told.book.citation("brand") == title)
  }

  @Test func `what takes the place of a guideline isn't called what that is`() throws {
    let language = Language(tag: "fr", name: "Français")
    let rules = "guidelines: [{key: '4.8', title: Our words, replaces: true}]\n"
    var french = language
    let title = LocatedText(
      "Services de connexion", in: SourceFile(path: "fr.yaml", text: ""), bytes: 0..<0)
    french.texts[.guidelines] = ["4.8": title]
    let file = SourceFile(path: "team/rules.yaml", text: rules)
    #expect(Trial([], language: french).book.citation("4.8").hasSuffix("Services de connexion"))
    #expect(Trial([file], language: french).book.citation("4.8") == "Our words")
  }

  @Test(
    arguments: ToldTable.rows(
      """
      guidelines: {brnd: Charte}
        3:14 ‹brnd›: the file beside this one has no guideline 'brnd'; did you mean 'brand'?
      guidelines: {'4.8': Connexion}
        3:14 ‹'4.8'›: the file beside this one has no guideline '4.8'
      fields: {app.custom.betta: une bêta}
        3:10 ‹app.custom.betta›: the file beside this one has no field 'app.custom.betta'; did you
          mean 'app.custom.beta'?
      fields: {'app.custom.boxes[].label': le texte}
      guidelines: {brand: [Charte]}
        3:21 ‹[Charte]›: a list is not a text; write a text
      definitions: {app.isBetta: une bêta}
        3:15 ‹app.isBetta›: the file beside this one has no definition 'app.isBetta'; did you mean
          'app.isBeta'?
      services: {google: Gougueule, corp: Compte maison}
        3:12 ‹google›: the file beside this one has no service 'google'
      letters: {A1: le bouton}
        3:11 ‹A1›: the file beside this one has no class of letters 'A1'
      rules: {smal: {title: Petite}}
        3:23 ‹Petite›: the file beside this one has no rule 'smal'; did you mean 'small'?
      rules: {small: {exempt: {betta: Si}, answers: [Oui], related: [Là], review: Quoi}}
        3:33 ‹Si›: the rule 'small' has no text 'exempt.betta'; did you mean 'exempt.beta'?
        3:48 ‹Oui›: the rule 'small' has no text 'answers.1'
        3:64 ‹Là›: the rule 'small' has no text 'related.1'
        3:77 ‹Quoi›: the rule 'small' has no text 'review'
      rules: {small: {titel: Petite}}
        3:17 ‹titel›: there is no key 'titel' here; did you mean 'title'?
      guidlines: {brand: Charte}
        3:1 ‹guidlines›: there is no key 'guidlines' here; did you mean 'guidelines'?
      decimal: ','
        3:1 ‹decimal›: there is no key 'decimal' here; known are language, name, services,
          guidelines, fields, definitions, letters and rules
      """
    ))
  func `what a file translates that the one beside it doesn't have is told at its place`(
    line: String, told: [String]
  ) throws {
    let found = try Self.book(Self.rules("Our brand book"), beside: ["fr": line + "\n"], in: "en")
    #expect(found.diagnostics == told)
  }

  private static let vietnamese = "guidelines: {brand: Cẩm nang thương hiệu}\n"

  private static func rules(_ title: String) -> String {
    SmallRule.file([
      "guidelines: [brand]", "require: app.isBeta && app.custom.boxes.all(b, b.label != '')",
      "exempt: [{id: beta, if: 'false', note: It is one.}]",
    ]) + """
      guidelines: [{key: brand, title: \(title)}]
      definitions: {app.isBeta: {is: app.custom.beta, meaning: It is a beta.}}
      providers: [{id: corp, name: House account, kind: own}]
      fields:
        app.custom.beta: {type: boolean, meaning: a beta}
        app.custom.boxes[]: {label: {type: text, meaning: the words}}

      """
  }

  /// The book in a language of a file with others beside it, by their tags, and what is wrong.
  private static func book(
    _ rules: String, beside locales: [String: String], in tag: String
  ) throws -> (book: RuleBook, diagnostics: [String]) {
    let catalogue = RuleFileReader.read(ReadFile(SmallCatalogue.file), examplesAreLeftOut: true)
    let own = RuleFileReader.read(
      ReadFile(path: "team/rules.yaml", text: rules), examplesAreLeftOut: true)
    var told = own.diagnostics.map(\.message.text)
    var file = try #require(own.file)
    var texts: [SourceFile] = []
    for (tag, text) in locales {
      let locale = SourceFile(path: "\(tag).yaml", text: "language: \(tag)\nname: Name\n\(text)")
      var reader = LanguageReader(of: .rules)
      if let language = reader.read(ReadFile(locale)) { file.locales.append(language) }
      told += locale.shown(reader.diagnostics)
      texts.append(locale)
    }
    var builder = RuleBookBuilder(
      [
        RuleBookBuilder.Source(try #require(catalogue.file), isBuiltIn: true),
        RuleBookBuilder.Source(file, isBuiltIn: false),
      ], timeZones: .none,
      language: tag == "en" ? .english : Language(tag: tag, name: "Name"))
    let book = builder.build()
    for text in texts {
      told += text.shown(builder.diagnostics.filter { $0.range.file == text.id })
    }
    return (book, told)
  }
}
