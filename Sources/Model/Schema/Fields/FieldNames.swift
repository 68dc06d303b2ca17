package import Expressions

/// The names of what a step asks that mean the same in every description.
package enum FieldNames {
  package static let known = EnumerationType(
    name: "name of a field",
    words: [
      "email", "fullName", "firstName", "lastName", "displayName", "userName", "phone", "birthDate",
      "gender", "address",
    ]
  )
}
