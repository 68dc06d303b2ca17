internal import Diagnostics
internal import Linting
internal import Rules

extension DescriptionReport {
  private static let mostItems = 5

  private static let style = "ask"

  /// Says so, if an earlier report didn't have it.
  func writeNewness(of fault: Fault, to tags: inout MarkupWriter) {
    guard let progress,
      fault.findings.allSatisfy({ progress.new.contains($0.fingerprint.hexadecimal) })
    else { return }
    tags.element("span", [.style("tag \(Self.style)")], language("New"))
  }

  /// How much is new, fixed and still open since an earlier report, in one line.
  func writeProgress(to section: inout MarkupWriter) {
    guard let earlier = page.earlier else { return }
    let counts = progress?.localizableText ?? "That check knew nothing of this app."
    section.element("p", [], language(earlier.localizableText(counts, in: language)))
  }

  /// What was open then and isn't now.
  func writeSettled(to section: inout MarkupWriter) {
    guard let earlier = page.earlier, let progress else { return }
    let settled: [(LocalizableText, [EarlierRun.Progress.Item])] = [
      ("Fixed:", progress.fixed), ("Accepted since then:", progress.accepted),
      ("Was open, and can't be told any more:", progress.untold),
    ]
    guard settled.contains(where: { !$0.1.isEmpty }) else { return }
    let day = earlier.day.map(language.dates.long) ?? ""
    heading("Since the check of \(day)", to: &section)
    section.element("div", [.style("since")]) { lists in
      for (lead, items) in settled { writeItems(lead, items, to: &lists) }
    }
  }

  private func writeItems(
    _ lead: LocalizableText,
    _ items: [EarlierRun.Progress.Item],
    to section: inout MarkupWriter
  ) {
    guard !items.isEmpty else { return }
    section.element("p", [.style("lead")], language(lead))
    section.element("ul") { list in
      for item in items.prefix(Self.mostItems) { list.element("li") { $0.name(item.message) } }
    }
    let rest = items.count - Self.mostItems
    guard rest > 0 else { return }
    let words: LocalizableText = rest == 1 ? "1 more is not shown" : "\(rest) more are not shown"
    section.element("p", [.style("quiet")], language(words))
  }
}

extension EarlierRun {
  /// What there is to say since then.
  func localizableText(_ counts: LocalizableText, in language: Language) -> LocalizableText {
    let day = day.map(language.dates.long) ?? ""
    return "Since the check of \(day): \(counts)"
  }
}

extension EarlierRun.Progress {
  /// `3 new, 5 fixed, 12 still open`.
  var localizableText: LocalizableText {
    Self.localizableText(new: new.count, fixed: fixed.count, open: open)
  }

  static func localizableText(new: Int, fixed: Int, open: Int) -> LocalizableText {
    "\(new) new, \(fixed) fixed, \(open) still open"
  }
}
