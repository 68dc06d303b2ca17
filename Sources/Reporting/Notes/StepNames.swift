internal import Diagnostics
internal import Localization
internal import Rules

/// What a description's words for steps and fields mean to a reader.
extension NotesDraft {
  /// A step by its kind; a kind without words of its own stays as it is.
  func name(ofStep kind: String) -> String {
    switch kind {
    case "nameAndEmail": language("Name and e-mail address")
    case "password": language("Password")
    case "phoneBinding": language("Phone number")
    case "oneTimeCode": language("One-time code")
    case "secondFactor": language("Second factor")
    case "birthDate": language("Date of birth")
    case "identityCheck": language("Identity check")
    case "profile": language("Profile")
    case "consent": language("Consent")
    case "other": language("Further details")
    default: kind
    }
  }

  /// A field by a name that means something; nil for a name of one's own.
  func name(ofField name: String) -> String? {
    switch name {
    case "email": language("E-mail address")
    case "fullName": language("Full name")
    case "firstName": language("First name")
    case "lastName": language("Last name")
    case "displayName": language("Display name")
    case "userName": language("User name")
    case "phone": language("Phone number")
    case "birthDate": language("Date of birth")
    case "gender": language("Gender")
    case "address": language("Address")
    default: nil
    }
  }
}
