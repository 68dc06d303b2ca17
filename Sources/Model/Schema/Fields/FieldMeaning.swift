package import Expressions

/// What a field of a step asks for, whatever a form calls it.
package enum FieldMeaning {
  package static let all = EnumerationType(
    name: "name of a field",
    words: [
      "email", "fullName", "firstName", "lastName", "displayName", "nickname", "userName",
      "password", "phone", "birthDate", "gender", "address",
    ])
}
