/// A call that brings in names of its own, such as `list.all(item, item > 0)`.
struct Macro {
  /// What it does with every item, or with the one value it names.
  enum Kind: UInt8 {
    case all
    case exists
    case existsOne
    case map
    case filter
    case transformList
    case transformMap
    case transformMapEntry
    case sortBy
    case optionalMap
    case optionalFlatMap
    case bind
  }

  let kind: Kind
  /// What it goes through, or the value that gets a name.
  let operand: Int32
  /// Indices of the tree's names; the second is nil where items have one name.
  let name: Int32
  let secondName: Int32?
  /// A condition that items must meet, if the macro takes one beside its body.
  let condition: Int32?
  let body: Int32
}

extension Macro.Kind {
  /// The macros by name and number of arguments, and what each does.
  static func named(_ name: String, arguments: Int) -> Macro.Kind? {
    switch (name, arguments) {
    case ("all", 2), ("all", 3): .all
    case ("exists", 2), ("exists", 3): .exists
    case ("exists_one", 2), ("exists_one", 3), ("existsOne", 2), ("existsOne", 3): .existsOne
    case ("map", 2), ("map", 3): .map
    case ("filter", 2): .filter
    case ("transformList", 3), ("transformList", 4): .transformList
    case ("transformMap", 3), ("transformMap", 4): .transformMap
    case ("transformMapEntry", 3), ("transformMapEntry", 4): .transformMapEntry
    case ("sortBy", 2): .sortBy
    case ("optMap", 2): .optionalMap
    case ("optFlatMap", 2): .optionalFlatMap
    default: nil
    }
  }

  /// How it is written, for a message about a call with too few or too many arguments.
  static func usage(of name: String) -> String? {
    switch name {
    case "all", "exists", "exists_one", "existsOne": "list.\(name)(item, condition)"
    case "map": "list.map(item, result)"
    case "filter": "list.filter(item, condition)"
    case "transformList", "transformMap", "transformMapEntry":
      "map.\(name)(key, value, result)"
    case "sortBy": "list.sortBy(item, key)"
    case "optMap", "optFlatMap": "optional.\(name)(item, result)"
    default: nil
    }
  }

  /// Whether items can have two names: index and item, or key and value.
  func takesTwoNames(arguments: Int) -> Bool {
    switch self {
    case .all, .exists, .existsOne: arguments == 3
    case .transformList, .transformMap, .transformMapEntry: true
    default: false
    }
  }

  /// How it is called, for messages.
  var word: String {
    switch self {
    case .all: "all"
    case .exists: "exists"
    case .existsOne: "exists_one"
    case .map: "map"
    case .filter: "filter"
    case .transformList: "transformList"
    case .transformMap: "transformMap"
    case .transformMapEntry: "transformMapEntry"
    case .sortBy: "sortBy"
    case .optionalMap: "optMap"
    case .optionalFlatMap: "optFlatMap"
    case .bind: "cel.bind"
    }
  }
}
