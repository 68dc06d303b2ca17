internal import Expressions

extension Section {
  /// What the app asks between signing in and its first useful screen.
  static func step(_ custom: CustomFields) -> Section {
    Section(
      "step",
      fields: [
        .required("kind", .stepKind, "What is asked."),
        .workedOut("id", .text, "Unique; default: the kind, then profile-2, …"),
        Field(
          "services",
          .list(.text),
          "Who meets this step, by service; default: everyone."
        ),
        Field(
          "regions",
          .list(.region(orWords: [])),
          "Who meets this step, by region; default: everyone."
        ),
        .flag("required", default: true, "Nobody gets on without completing it."),
        .workedOut("fields", .list(.section(.stepField)), "What is asked, one by one."),
        Field("justification", .section(.justification), "Why it is asked."),
        custom.field(.step),
      ],
      facts: [
        Fact("label", .string, "What people call what it asks.")
      ],
      shortForm: .word(key: "kind")
    )
  }

  /// One thing that a step asks.
  static let stepField = Section(
    "field",
    fields: [
      .required("name", .text, "What is asked: email, fullName, phone, birthDate, …"),
      .workedOut("required", .boolean, "It must be filled in; default: as the step."),
      .flag("prefilled", default: false, "It is filled in already."),
      .flag("preselected", default: false, "It is chosen already."),
      .flag("editable", default: true, "It can be changed."),
      Field("purpose", .text, "What it is for."),
    ],
    facts: [Fact("label", .string, "What people call it; a name of one's own as it is.")],
    shortForm: .word(key: "name")
  )

  /// Why something is asked.
  static let justification = Section(
    "justification",
    fields: [
      Field(
        "reason",
        .choice(
          "reason",
          [
            "law": "a law demands it",
            "coreFunction": "the app's main function needs it",
            "other": "anything else",
          ]
        ),
        "What requires it: a law, or the app's core function."
      ),
      Field("law", .text, "An id of the law catalogue, or the law's name."),
      Field("article", .text, "The article of the law, such as 24, 23-2 or 6(1)."),
      Field("region", .region(orWords: []), "Where the reason holds."),
      Field("explanation", .text, "The reason in words."),
      Field("url", .text, "Where the law can be read."),
      .flag("inReviewNotes", default: false, "The review notes say so."),
      .list("attachments", .text, "Files for App Review, beside the description."),
    ],
    facts: [
      Fact("missingAttachments", .list(.string), "Attachments that aren't beside the description.")
    ]
  )
}

extension FieldType {
  /// What a step asks.
  static let stepKind = FieldType.choice(
    "kind of step",
    [
      "nameAndEmail": "name or e-mail address",
      "password": "choosing or typing a password",
      "phoneBinding": "a phone number, with the code that confirms it",
      "oneTimeCode": "a code from a message or e-mail",
      "secondFactor": "a second proof, such as an authenticator's code",
      "birthDate": "the date of birth",
      "identityCheck": "a legal name or an identity document",
      "profile": "further details of the person",
      "consent": "agreeing to something",
      "other": "anything else",
    ]
  )
}
