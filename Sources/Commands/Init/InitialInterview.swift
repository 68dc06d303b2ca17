internal import Diagnostics
internal import Engine
internal import Evidence
internal import Rules

/// Asks at a terminal for what a first description can't find out.
struct InitialInterview {
  private(set) var prompt: Prompt
  /// Whether somebody wants to be asked nothing more.
  private(set) var isStopped = false
  let names: CatalogueNames

  /// What the app is called, unless somebody only confirms the usual name.
  mutating func name(or usual: String) -> String {
    let question = Message("What is the app called? [\(TerminalText.safe(usual))] ")
    let help: Message = "The name under its icon; Return takes what is in brackets."
    let text = ask(question, explainedBy: help)
    return text.flatMap { $0.isEmpty ? nil : $0 } ?? usual
  }

  /// Whether what shows are ways in, what else there is, and whether these are all.
  mutating func completeServices(of draft: inout InitialDescription) {
    for login in draft.likely {
      let name = TerminalText.safe(login.id)
      let question =
        if let condition = login.condition, condition.isSwitch {
          Message(
            """
            The project has a switch for \(name), \(TerminalText.safe(condition.text)). Is it on in \
            the submitted build?
            """)
        } else {
          Message("Can people sign in with \(name) (\(TerminalText.safe(login.shown)))?")
        }
      switch answer(question) {
      case true: draft.add(named: [login.id])
      case false: draft.add(notOffered: login.id)
      case nil: continue
      }
    }
    if draft.services.isEmpty, draft.likely.isEmpty {
      draft.add(
        named: ids(
          Message("Which ways to sign in are there? Ids such as apple, google, email"), .service))
    }
    if let place = draft.serverPlace {
      prompt.say(
        Message("A server seems to say which ways in there are: \(TerminalText.safe(place))").text
          + "\n")
    }
    while draft.isComplete != true {
      let found = draft.services.map(\.id) + draft.likely.map { Message("perhaps \($0.id)").text }
      let list = TerminalText.safe(found.joined(separator: ", "))
      guard !found.isEmpty,
        let areAll = answer(Message("Are these all the ways to sign in: \(list)?"))
      else { return }
      let others = areAll ? [] : ids(Message("Which others are there?"), .service)
      guard areAll || !others.isEmpty else { return }
      draft.add(named: others)
      if areAll { draft.isComplete = true }
    }
  }

  /// The devices that somebody looked at.
  mutating func devices() -> [String] {
    ids(Message("Which devices did you look at? Ids or names such as iphone-se-3"), .device)
  }

  /// An answer; `?` brings what explains the question, and asks again. Nil where there is none.
  private mutating func ask(_ question: Message, explainedBy help: Message) -> String? {
    while !isStopped, let text = prompt.ask(question.text) {
      switch text {
      case "stop": isStopped = true
      case "?": prompt.say(help.text + "\n")
      default: return text == "later" || SpokenAnswer(text) == .unknown ? "" : text
      }
    }
    return nil
  }

  /// Yes or no; nil where nobody knows.
  private mutating func answer(_ question: Message) -> Bool? {
    let help: Message =
      "yes or no, of the app that is submitted; Return where you don't know: it is asked later."
    while let text = ask(Message("\(question) yes, no; nothing: unknown. "), explainedBy: help) {
      if text.isEmpty { return nil }
      switch SpokenAnswer(text) {
      case .yes: return true
      case .no: return false
      default: prompt.say("yes or no" + "\n")
      }
    }
    return nil
  }

  /// What somebody names; what isn't known is asked again.
  private mutating func ids(_ question: Message, _ kind: ReferenceEntry.Kind) -> [String] {
    let help: Message =
      "Ids or names with commas between them; 'reviewlint explain \(kind.plural)' lists them all."
    while let text = ask(Message("\(question); nothing: unknown. "), explainedBy: help) {
      do throws(Refusal) {
        return try names.ids(in: text, kind)
      } catch {
        prompt.say(TerminalText.safe(error.text) + "\n")
      }
    }
    return []
  }
}
