internal import Diagnostics
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
    var group = 0
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

    var service: String? { if case .service(let id) = self { id } else { nil } }

    /// Of a fact.
    var path: String? {
      switch self {
      case .service: nil
      case .fact(let path, _), .found(let path, _), .unless(let path): path
      }
    }
  }

  var groups: [Group] = []
  var items: [Item] = []
  /// Facts that have several values.
  package internal(set) var lists: Set<String> = []
  /// Those of them whose values are all there are, where any is found.
  var wholeLists: Set<String> = []
  /// Facts of which a build setting is put in the place of what the Info.plist has: where the setting
  /// of that name is on, or where it is `higher`.
  var overwritten: [String: String] = [:]
  /// What somebody puts in to be replaced, by the key or the path of the value; in lower case.
  var placeholders: [String: NameSet] = [:]
  /// The names of folders and files in which nothing is looked for.
  var leftOutFolders = NameSet()
  var leftOutFiles = NameSet()
  /// What the first lines of code have in them that a program wrote.
  var generatedMarks: [[UInt8]] = []
  /// By what names modules' own are looked for, where code imports them under others.
  var modules: [String: String] = [:]
  /// The names of images that are services' own kits, of plugins, and of plugins' classes.
  var kits = NameSet()
  var plugins = NameSet()
  var pluginClasses = NameSet()
  /// Words of which one is in a button's name, and such that are in others.
  var buttonWords = NameSet()
  var otherWords = NameSet()
  /// Words of which one is in the name of what only writes down what happens, and such that do more.
  var logs = NameSet()
  var deeds = NameSet()
  /// What keeps code from being reached.
  var reach = ReachWords()
  /// The members of kits' types that give an object of them.
  var objects = NameSet()

  /// The ids of all services that can be found.
  package var services: Set<String> { Set(items.compactMap(\.target.service)) }

  /// The ids of those whose finds mean that people sign in with them.
  var meantServices: Set<String> {
    let meant = items.filter { item in
      let group = groups[item.group]
      return group.strength != .hint && !group.isOtherUse
    }
    return Set(meant.compactMap(\.target.service))
  }

  /// The paths of all facts that can be found.
  package var facts: Set<String> { Set(items.compactMap(\.target.path)) }

  func items(of kind: EvidenceKind) -> [Int] {
    items.indices.filter { groups[items[$0].group].kind == kind }
  }
}

/// In what a find was made: kinds of one origin say nothing that another of them doesn't.
package enum EvidenceKind: String, Sendable, CaseIterable {
  case entitlement
  case infoKey
  /// A URL scheme that the app answers to.
  case urlScheme
  /// A URL scheme that the app asks about.
  case queriedScheme
  case buildSetting
  /// A type of data that a privacy manifest says is collected.
  case collectedData
  case pod
  /// A package by the last part of its address.
  case swiftPackage
  case packageProduct
  /// A framework or library that a project links or copies.
  case framework
  case npm
  case pub
  /// A plugin or key of an app.json.
  case appConfig
  /// A sequence of words and signs, comments and strings apart.
  case code
  /// What holds views one below the other in code, or a length that is told there.
  case stack
  /// Words in the name of a button, of which stacks are.
  case buttonName
  /// The host and path of an address in a string.
  case address
  /// The words on a button, in a catalogue or a string.
  case title
  /// The category of an app in fastlane's metadata.
  case storeCategory
  /// The notes for App Review in fastlane's metadata, as a whole and in lower case.
  case reviewNotes
  /// A key of a built app's Info.plist that a project's needn't have.
  case bundleKey
  /// An entitlement in the signature of a built app.
  case signedEntitlement
  /// An entitlement that a built app's provisioning profile allows.
  case provisioned
  /// A library that an image of a built app is linked with.
  case linked
  /// A class, constant or function that an image takes from another.
  case imported
  /// The name of a class or protocol that an image has itself.
  case className
  /// The name of a method that an image sends or implements.
  case selector
  /// A method that a class of an image implements.
  case method

  /// Where it comes from; two finds are independent when they come from different places. A kit and
  /// its URL scheme are one set-up: both may stay when a login is taken out.
  package var origin: String {
    switch self {
    case .pod, .swiftPackage, .packageProduct, .framework, .npm, .pub, .appConfig, .urlScheme:
      "set-up"
    case .code, .stack, .buttonName, .address: "code"
    case .linked, .imported, .className, .selector, .method: "image"
    default: rawValue
    }
  }
}

/// How much a find says.
package enum Strength: String, RankedWord, Sendable {
  /// It is so.
  case proves
  /// It was so in most projects that were counted; two independent ones prove a login.
  case likely
  /// It may as well mean something else.
  case hint

  /// What says less is less.
  package static func < (one: Self, other: Self) -> Bool { one.rank > other.rank }
}
