internal import Model

/// What to look for in a project, in which kind of file, and what it says.
package struct Detection: Sendable {
  /// Things of one kind that say equally much, for one reason.
  struct Group: Sendable {
    let kind: EvidenceKind
    let strength: Strength
    /// In how many projects of how many that were read it meant that.
    let counts: String
    let why: String
    /// It is what a service's kit may be used for besides signing in: no find proves a login then.
    let isOtherUse: Bool
    /// For code: the file imports one of these; with none given, any file will do.
    let imports: [String]
    /// For code: one of these stands elsewhere in the file, or in what is named.
    let beside: [CodePattern]
    /// For code: none of these stands in the type around it, or in the file where that is looked at.
    let without: [CodePattern]
    let within: Extent
    /// For code and titles: the paths of the files in which it counts; nil: of all.
    let paths: NameSet?
    /// For images of a built app: those of plugins count as well, not the app's own alone.
    let inPlugins: Bool
    /// For images of a built app: a class that adopts it does it, not a plugin's where any adopts it.
    let adopting: String?
  }

  /// How far away from a place in code something may stand that belongs to it.
  enum Extent: String, CaseIterable {
    case file
    /// The type around it, with its extensions in the file.
    case type
    case function
  }

  /// One thing to look for.
  struct Item: Sendable {
    let group: Int
    let target: Target
    let pattern: String
    /// It counts only where nothing else shows anything of the fact, nor anything speaks against it.
    var isOtherwise = false
    /// For code: what is done in this case is more than writing a log.
    var acts = false
  }

  /// What an item says.
  enum Target: Hashable, Sendable {
    case service(String)
    /// A fact and its value; of a fact that is a list, one of its values.
    case fact(String, FactValue)
    /// A fact whose value is what is found, or what a word of it stands for.
    case found(String, words: [String: String])
    /// Of a fact, that what it comes to otherwise isn't likely.
    case unless(String)

    var isFact: Bool { if case .service = self { false } else { true } }
  }

  let groups: [Group]
  let items: [Item]
  /// Facts that have several values.
  package let lists: Set<String>
  /// Those of them whose values are all there are, where any is found.
  let wholeLists: Set<String>
  /// What somebody puts in to be replaced, by the key or the path of the value; in lower case.
  let placeholders: [String: NameSet]
  /// The names of folders and files in which nothing is looked for.
  let leftOutFolders: NameSet
  let leftOutFiles: NameSet
  /// What the first lines of code have in them that a program wrote.
  let generatedMarks: [[UInt8]]
  /// By what names modules' own are looked for, where code imports them under others.
  let modules: [String: String]
  /// The names of images that are services' own kits, of plugins, and of plugins' classes.
  let kits: NameSet
  let plugins: NameSet
  let pluginClasses: NameSet
  /// Functions, objects and types in code that only write down what happens.
  let logs: [String]

  /// The ids of all services that can be found.
  package var services: Set<String> {
    Set(items.compactMap { if case .service(let id) = $0.target { id } else { nil } })
  }

  /// The paths of all facts that can be found.
  package var facts: Set<String> {
    Set(
      items.compactMap { item in
        switch item.target {
        case .service: nil
        case .fact(let path, _), .found(let path, _), .unless(let path): path
        }
      }
    )
  }

  /// The numbers of the items of a kind.
  func items(of kind: EvidenceKind) -> [Int] {
    items.indices.filter { groups[items[$0].group].kind == kind }
  }
}
