internal import Diagnostics
internal import Engine
internal import Localization
internal import Model
internal import Presentation
internal import Rules

extension DescriptionReport {
  /// So many of each kind leave room for the others.
  private static let mostTasks = 12
  private static let mostQuestions = 8

  /// For each who can put things right a list to hand over: what to do, and what to find out.
  func writeOwners(to section: inout MarkupWriter) {
    let questions = questionsByOwner
    let owners = Owner.allCases.filter { owner in
      questions[owner] != nil || !tasks(of: owner).isEmpty
    }
    guard !owners.isEmpty else { return }
    heading(Message(.doesWhat), id: "owners", to: &section)
    section.element("div", [.style("owners")]) { parts in
      for owner in owners {
        parts.line()
        parts.element("h4", [], language(owner.words))
        writeTasks(of: owner, to: &parts)
        if let questions = questions[owner] { write(questions, to: &parts) }
      }
    }
  }

  /// Where advice is to be found: it isn't asked for before a submission.
  func writeAdvice(to section: inout MarkupWriter) {
    let advice = positions(of: .note)
    guard let first = advice.first else { return }
    let words: Message = Message(.piecesAdviceAmongDetails, count: advice.count, advice.count)
    section.element("p", [.style("quiet")]) { line in
      line.element("a", [.link("#\(cardID(first))")], language(words))
    }
  }

  /// Faults that the same thing puts right, by their positions.
  private struct Task {
    let fix: String
    var positions: [Int]
  }

  /// What counts, in the order of the first fault of each; advice can wait.
  private func tasks(of owner: Owner) -> [Task] {
    var tasks: [Task] = []
    var numbers: [String: Int] = [:]
    for (position, fault) in faults.enumerated() {
      let first = fault.first
      guard first.owner == owner, first.severity > .note else { continue }
      if let known = numbers[first.fix] {
        tasks[known].positions.append(position)
      } else {
        if !first.fix.isEmpty { numbers[first.fix] = tasks.count }
        tasks.append(Task(fix: first.fix, positions: [position]))
      }
    }
    return tasks
  }

  private func writeTasks(of owner: Owner, to part: inout MarkupWriter) {
    let tasks = tasks(of: owner)
    guard !tasks.isEmpty else { return }
    part.list("ul", [.style("tasks")], of: tasks.prefix(Self.mostTasks), inLines: true) {
      write($0, to: &$1)
    }
    writeRest(tasks.dropFirst(Self.mostTasks).map(\.positions.count).reduce(0, +), to: &part)
  }

  /// What is wrong, and what to do about it.
  private func write(_ task: Task, to item: inout MarkupWriter) {
    for (index, position) in task.positions.enumerated() {
      let fault = faults[position]
      if index > 0 { item.void("br") }
      OutcomeSign(fault.urgency).writeSign(in: language, to: &item)
      item.words(" ")
      item.element("a", [.link("#\(cardID(position))")]) { link in
        link.prose("\(language.numbers.text(position + 1)). \(fault.first.message)")
      }
    }
    let advice = Prose.withoutCode(task.fix)
    if !advice.isEmpty { item.element("p", [], advice) }
  }

  /// A question about several things is asked once.
  private func write(_ questions: [Question], to part: inout MarkupWriter) {
    let asked = questions.reduce(into: [(sentence: String, subjects: [String])]()) {
      list,
      question in
      let sentence = language(question.meaning)
      let index = list.firstIndex { $0.sentence == sentence } ?? list.count
      if index == list.count { list.append((sentence, [])) }
      if let subject = result.subject(of: question.path, in: language),
        !list[index].subjects.contains(subject)
      {
        list[index].subjects.append(subject)
      }
    }
    part.element("p", [.style("lead")], language(.stillAnswered))
    part.list(of: asked.prefix(Self.mostQuestions)) { question, item in
      item.prose(question.sentence)
      guard !question.subjects.isEmpty else { return }
      item.element("span", [.style("asides")]) { asides in
        for subject in question.subjects { asides.element("span") { $0.name(subject) } }
      }
    }
    writeRest(asked.count - Self.mostQuestions, to: &part)
  }

  private var questionsByOwner: [Owner: [Question]] {
    Dictionary(grouping: description.questions.plan, by: \.owner).mapValues { $0.map(\.question) }
  }
}
