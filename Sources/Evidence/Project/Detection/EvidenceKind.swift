/// In what a find was made: kinds of one origin say nothing that another of them doesn't.
package enum EvidenceKind: String, Sendable, CaseIterable {
  case entitlement
  /// A key of an Info.plist.
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

  /// Where it comes from; two finds are independent when they come from different places.
  package var origin: String {
    switch self {
    case .pod, .swiftPackage, .packageProduct, .framework, .npm, .pub, .appConfig: "dependency"
    case .code, .address: "code"
    case .linked, .imported, .className, .selector, .method: "image"
    default: rawValue
    }
  }
}
