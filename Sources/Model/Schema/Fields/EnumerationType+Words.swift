package import Expressions

extension EnumerationType {
  /// What one of its words means, in English: `logoAndTitle` is `logo and title`.
  package func spoken(_ word: String) -> String {
    guard words.contains(word) else { return word }
    return Self.spellings[word] ?? word.separated
  }

  /// What one of its words means, in any language.
  func called(_ word: String) -> NamedText {
    NamedText(Name(.word(of: name), id: word, english: spoken(word)))
  }

  /// What isn't written as its parts are.
  private static let spellings = [
    "ageAssurance": "age check", "anonymous": "without personal data", "appStore": "App Store",
    "apple": "Apple", "citizenId": "citizen ID", "email": "e-mail", "ipad": "iPad",
    "iphone": "iPhone", "mac": "Mac", "mailboxShared": "code to a shared mailbox",
    "nameAndEmail": "name and e-mail address", "notNeeded": "its app isn't needed",
    "oneTimeCode": "one-time code", "phoneBinding": "phone number", "px": "px", "qrCode": "QR code",
    "safariViewController": "Safari view in the app", "thirdParty": "third party", "tv": "Apple TV",
    "vision": "Apple Vision Pro", "watch": "Apple Watch",
    "webAuthenticationSession": "the system's web sign-in sheet",
    "webFallback": "web page inside the app",
  ]
}

extension String {
  /// The parts of a word in camel case, in small letters.
  fileprivate var separated: String {
    reduce(into: "") { text, letter in
      if letter.isUppercase { text += " " }
      text += letter.lowercased()
    }
  }
}
