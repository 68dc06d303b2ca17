internal import Diagnostics
internal import Localization
internal import Model
internal import Presentation
internal import Rules

/// What a reviewer does, from launch to the deletion of an account: once, then what differs by the
/// way in and by the device.
struct Walk {
  /// A login button as a reviewer finds it.
  private struct Button: Hashable {
    let service: String
    let step: Message
    let details: [Message]
  }

  /// A screen with login buttons.
  private struct Surface {
    let name: Message
    let buttons: [Button]
  }

  private let facts: NotesFacts
  private let language: Language
  private let surfaces: [Surface]
  /// The ways in but for guests, the one first with which App Review gets in.
  private let ways: [DescribedSection]
  private let markdown: MarkdownText

  init(_ facts: NotesFacts, in language: Language) {
    self.facts = facts
    self.language = language
    markdown = MarkdownText(in: language)
    let account = facts.review.section("demoAccount")
    let lent = account?.answer("provided") == true ? account?.text("service") : nil
    let all = (facts.services ?? []).filter {
      $0.answer("setsUpAccount") != false && $0.text("kind") != "guest"
    }
    let first = all.first { $0.text("id") == lent } ?? all.first { $0.text("kind") == "apple" }
    ways = (first.map { [$0] } ?? []) + all.filter { $0.path != first?.path }
    surfaces = Self.surfaces(facts, markdown)
  }

  /// The walk, then what differs.
  var parts: [SubmissionKit.Part] {
    let names = (facts.app.texts("platforms") ?? []).map(DescriptionWords.name(ofPlatform:))
    let walk = part(Message(.submitWalk, names.map { language($0) }), steps)
    let usual = questions(to: ways.first)
    let others = ways.dropFirst().map { way in
      let asked = questions(to: way).filter { !usual.contains($0) }
      return item(step(to: way), details(of: way) + asked.map(\.text))
    }
    return [walk, part(Message(.walkOtherWays), others)].filter { !$0.items.isEmpty } + differences
  }

  private func part(_ heading: Message, _ items: [SubmissionKit.Item]) -> SubmissionKit.Part {
    SubmissionKit.Part(heading: heading, isWalk: true, items: items)
  }

  private func item(_ step: Message, _ details: [String] = []) -> SubmissionKit.Item {
    SubmissionKit.Item(text: language(step), details: details)
  }
}

// Once, for the way with which App Review gets in.
extension Walk {
  private var steps: [SubmissionKit.Item] {
    var steps = [item(Message(.walkOpenApp))]
    let kit = lines { $0.addKit(facts) }
    if !kit.isEmpty { steps.append(item(Message(.walkReady), kit)) }
    if facts.review.section("demoMode")?.answer("offered") == true {
      steps.append(item(Message(.submitMode)))
    }
    steps += lookingAround
    if let way = ways.first {
      let service = facts.review.section("demoAccount")?.path(of: "service")
      let account =
        way.text("kind") == "apple" ? [] : lines({ $0.addDemoAccount(facts) }, besides: service)
      steps.append(item(step(to: way), details(of: way) + account))
      steps += questions(to: way)
      let features = (facts.login.sections("accountFeatures") ?? []).compactMap { $0.text("name") }
      if !features.isEmpty {
        let names = features.map { markdown.own($0) }
        steps.append(item(Message(.walkFeatures, names)))
      }
    }
    return steps + deletion
  }

  /// What can be seen without an account.
  private var lookingAround: [SubmissionKit.Item] {
    let guest = (facts.services ?? []).first { $0.text("kind") == "guest" }
    if let button = surfaces.first?.buttons.first(where: { $0.service == guest?.text("id") }) {
      return [item(button.step, [language(.walkLookAround)] + button.details.map { language($0) })]
    }
    let isOpen =
      facts.hasNoLogin || facts.needsNoAccount || facts.login.answer("guestEntry") == true
    return isOpen ? [item(Message(.walkLookAround))] : []
  }

  /// What somebody is asked who came that way.
  private func questions(to way: DescribedSection?) -> [SubmissionKit.Item] {
    (facts.whole.sections("afterSignIn") ?? []).compactMap { step in
      if let services = step.texts("services"), !services.contains(way?.text("id") ?? "") {
        return nil
      }
      let fields = (step.sections("fields") ?? []).compactMap { $0.text("label") }
      var name = Message.verbatim(markdown.own(step.text("label") ?? ""))
      let permission = language.word("permission", of: step).map { [$0] } ?? fields
      if !permission.isEmpty {
        let names = permission.map { markdown.own($0) }
        name = Message(.bracketed, name, names)
      }
      let sentence =
        step.answer("required") == false
        ? Message(.walkAnswerOrSkip, name) : Message(.walkAnswer, name)
      return item(sentence, lines { $0.addPeople(of: step, facts) })
    }
  }

  /// Where the account is deleted, and what that does.
  private var deletion: [SubmissionKit.Item] {
    let path = facts.account.section("deletion")?.path(of: "path")
    let said = lines({ $0.addDeletion(facts) }, besides: path)
    guard let first = said.first else { return [] }
    let way = facts.account.section("deletion")?.texts("path") ?? []
    guard !way.isEmpty else { return [item(.words(first), Array(said.dropFirst()))] }
    let name = markdown.own(way.joined(separator: " > "))
    return [item(Message(.walkOpen, name), said)]
  }

  /// What the notes say of it, each sentence by itself.
  private func lines(
    _ write: (inout NotesDraft) -> Void, besides path: String? = nil
  ) -> [String] {
    var draft = NotesDraft(in: language)
    draft.begin(.empty)
    write(&draft)
    let lines = draft.parts.flatMap(\.lines).filter { !$0.isDetail && $0.paths.first != path }
    return lines.map { markdown.escaped($0.text) }
  }
}

// What a reviewer taps.
extension Walk {
  /// How a way in is begun on the first of the screens.
  private func step(to way: DescribedSection) -> Message {
    let button = surfaces.first?.buttons.first { $0.service == way.text("id") }
    return button?.step
      ?? Message(.walkWay, markdown.own(way.called.name))
  }

  private func details(of way: DescribedSection) -> [String] {
    let button = surfaces.first?.buttons.first { $0.service == way.text("id") }
    let account = way.text("kind") == "apple" ? [Message(.walkAppleAccount)] : []
    return ((button?.details ?? []) + account).map { language($0) }
      + lines { $0.addService(way, facts) }
  }

  /// The screens whose buttons aren't the same as on the first, each with what differs.
  private var differences: [SubmissionKit.Part] {
    guard let usual = surfaces.first?.buttons else { return [] }
    var parts: [(items: [SubmissionKit.Item], names: [Message])] = []
    for surface in surfaces.dropFirst() where surface.buttons != usual {
      let shown = Set(surface.buttons.map(\.service))
      let missing = usual.filter { !shown.contains($0.service) }.map { button in
        let (name, _) = facts.name(ofService: button.service)
        return item(Message(.walkNotThere, markdown.own(name)))
      }
      let items = surface.buttons.filter { !usual.contains($0) }.map { button in
        item(button.step, button.details.map { language($0) })
      }
      guard let known = parts.firstIndex(where: { $0.items == items + missing }) else {
        parts.append((items + missing, [surface.name]))
        continue
      }
      parts[known].names.append(surface.name)
    }
    return parts.filter { !$0.items.isEmpty }.map { items, names in
      part(Message(.walkDiffers, names.map { language($0) }), items)
    }
  }

  private static func surfaces(_ facts: NotesFacts, _ markdown: MarkdownText) -> [Surface] {
    let pictures = facts.described.value.screens.map { ($0.path, $0) }
    let picturesByPath = Dictionary(pictures) { first, _ in first }
    return (facts.whole.sections("screens") ?? []).compactMap { screen in
      guard screen.text("purpose") != "linkAccounts",
        let picture = picturesByPath[screen.path]
      else { return nil }
      var buttons: [Button] = []
      for section in screen.sections("buttons") ?? [] {
        guard let service = section.text("service"), section.text("role") != "field",
          !buttons.contains(where: { $0.service == service })
        else { continue }
        let frame = picture.buttons.first { $0.path == section.path }?.frame
        let isBelow = picture.visible.flatMap { seen in frame.map { $0.bottom > seen.bottom } }
        var details: [Message] = []
        switch section.text("shown") {
        case "behindFlag", "never": continue
        case "behindMenu": details.append(Message(.walkBehindMenu))
        case "onAnotherPage": details.append(Message(.walkOnAnotherPage))
        default: if isBelow == true { details.append(Message(.walkScroll)) }
        }
        let title = section.text("title").map { markdown.own($0) }
        let name = markdown.own(facts.name(ofService: service).name)
        // A remote and a mouse don't tap.
        let isTouched = !["mac", "tv"].contains(screen.text("platform") ?? "")
        let step: Message =
          title.map { isTouched ? Message(.walkTap, $0) : Message(.walkChoose, $0) }
          ?? Message(.walkWay, name)
        buttons.append(Button(service: service, step: step, details: details))
      }
      return Surface(name: picture.caption, buttons: buttons)
    }
  }
}
