package import Expressions

extension Description {
  /// The notes and claims that somebody reads and nobody wrote: of the section at a place with all
  /// that is in it, and of those around it with all that there is only one of; the nearest first.
  package func unsaid(around place: Place, read: [String: Set<String>]) -> [Question] {
    var questions: [Question] = []
    var paths: Set<Path> = []
    var isNearest = true
    for outer in places.around(place) {
      guard case .section(let section) = places.type(at: outer) else { continue }
      for question in unsaid(in: section, at: places.path(of: outer), read, inLists: isNearest)
      where paths.insert(question.path).inserted { questions.append(question) }
      isNearest = false
    }
    return questions
  }

  private func unsaid(
    in section: Section, at path: Path, _ read: [String: Set<String>], inLists: Bool
  ) -> [Question] {
    section.fields.flatMap { field -> [Question] in
      // What a description has is read by its name alone.
      guard path.components.isEmpty || read[section.name]?.contains(field.name) == true else {
        return []
      }
      let path = Path(path.components + [.key(field.name)])
      let own =
        field.isStatement && isWritten(field.asked.unless, beside: path) != true
        && isWritten(field.asked.after, beside: path) != false
      let question = own ? question(about: path) : nil
      if let question { return [question] }
      switch field.type {
      case .section(let inner): return unsaid(in: inner, at: path, read, inLists: inLists)
      case .list(.section(let inner)) where inLists:
        return paths(ofItemsAt: path).flatMap { unsaid(in: inner, at: $0, read, inLists: true) }
      default: return []
      }
    }
  }

  /// Nil where there is no key.
  private func isWritten(_ key: String?, beside path: Path) -> Bool? {
    guard let key else { return nil }
    let sibling = Path(path.components.dropLast() + [.key(key)])
    return place(at: sibling).map(places.isWritten) ?? false
  }

  private func paths(ofItemsAt path: Path) -> [Path] {
    var items: [Path] = []
    while let item = place(at: Path(path.components + [.index(items.count)])) {
      items.append(places.path(of: item))
    }
    return items
  }
}
