internal import Diagnostics
internal import Localization
internal import Rules

/// What a description's words for steps and fields mean to a reader.
extension NotesDraft {
  /// A step by its kind; a kind without words of its own stays as it is.
  func name(ofStep kind: String) -> String {
    switch kind {
    case "nameAndEmail": language(.nameEMailAddress)
    case "password": language(.password)
    case "phoneBinding": language(.phoneNumber)
    case "oneTimeCode": language(.oneTimeCode)
    case "secondFactor": language(.secondFactor)
    case "birthDate": language(.dateBirth)
    case "identityCheck": language(.identityCheck)
    case "ageAssurance": language(.ageCheck)
    case "permission": language(.permission)
    case "profile": language(.profile)
    case "consent": language(.consent)
    case "recoveryKey": language(.recoveryKey)
    case "paywall": language(.paywall)
    case "other": language(.furtherDetails)
    default: kind
    }
  }

  /// A field by a name that means something; nil for a name of one's own.
  func name(ofField name: String) -> String? {
    switch name {
    case "email": language(.eMailAddress)
    case "fullName": language(.fullName)
    case "firstName": language(.firstName)
    case "lastName": language(.lastName)
    case "displayName": language(.displayName)
    case "userName": language(.userName)
    case "phone": language(.phoneNumber)
    case "birthDate": language(.dateBirth)
    case "gender": language(.gender)
    case "address": language(.address)
    default: nil
    }
  }
}
