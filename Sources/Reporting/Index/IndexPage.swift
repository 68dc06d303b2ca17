internal import Diagnostics
internal import Localization
internal import Presentation

/// What there is to say of many apps at once, leading to what there is to say of each.
struct IndexPage {
  static let name = "index.html"

  let table: IndexTable
  /// Whether runs that were recorded are shown, and nothing was judged.
  let isRecorded: Bool
  private var index: AppIndex { table.index }
  private var language: Language { index.language }

  /// The whole page; more may follow what is said of all.
  func write(to page: inout MarkupWriter, _ more: (inout MarkupWriter) -> Void = { _ in }) {
    let title = language(index.headline)
    page.page(titled: title, in: language) { body in
      body.element("header") { header in
        header.element("p", [.style("kind")], language(.appReviewCheckLogin))
        header.element("h1", [.style(index.isReady ? "good" : "fail")], title)
        if isRecorded { header.recording(of: index.apps, in: index) }
      }
      body.line()
      body.element("main", [.id("main"), .style("fleet")]) { main in
        if let line = index.faultLine { main.element("p", [.style("fail")], language(line)) }
        table.list(.whatMustPutRightFirst, of: index.troubles, to: &main) { trouble, item in
          item.words("\(language(trouble.message)) ")
          item.code(trouble.place)
        }
        writeRules(to: &main)
        table.write(to: &main)
        more(&main)
      }
      body.line()
    }
  }

  /// Which rules judged, where that isn't the same for all.
  private func writeRules(to main: inout MarkupWriter) {
    let digests = index.rulesDigests.sorted()
    if digests.count > 1 {
      let words = Message(.judgedByDifferentRules, digests.joined(separator: ", "))
      main.element("p", [.style("fail")], language(words))
    }
    guard let earlier = index.earlier, digests.contains(where: { $0 != earlier.rules }) else {
      return
    }
    main.element("p", [.style("quiet")], language(.rulesArentThoseEarlierReport))
  }
}

extension MarkupWriter {
  mutating func asides(_ texts: [String]) {
    element("span", [.style("asides")]) { asides in
      for text in texts where !text.isEmpty { asides.element("span") { $0.name(text) } }
    }
  }

  /// That a recorded run is shown, of which day or days, and in which language it was recorded, if
  /// that is another one.
  mutating func recording(of apps: [IndexedApp], in index: AppIndex) {
    let language = index.language
    let others = index.languages.filter { $0 != language.tag }.sorted()
    if !others.isEmpty {
      element("p", [.style("quiet")], language(Message(.recordedInOtherLanguage, others)))
    }
    let days = apps.map(\.day)
    guard let first = days.min(), let last = days.max() else { return }
    let (from, to) = (language.dates.long(first), language.dates.long(last))
    element(
      "p", [.style("quiet")],
      language(first == last ? Message(.recordedRun, from) : Message(.recordedRuns, from, to)))
  }
}
