internal import Diagnostics
internal import Expressions

extension Section {
  /// What the app asks between signing in and its first useful screen.
  static func step(_ custom: CustomFields) -> Section {
    Section(
      "step",
      fields: [
        .required("kind", .stepKind, .fieldStepKind),
        .workedOut("id", .text, .fieldStepId),
        Field(
          "permission",
          .choice(
            "permission",
            [
              "push": "sending notifications",
              "location": "knowing where the device is",
              "tracking": "tracking people across other companies' apps and websites",
              "contacts": "reading the contacts",
              "other": "anything else",
            ]
          ),
          .fieldStepPermission
        ),
        Field(
          "ownPage",
          .choice(
            "own page",
            [
              "none": "the system asks at once",
              "leadsOn": "a page of the app's own, which always leads on to the system's question",
              "canDecline": "a page of the app's own, where people can decline",
            ]
          ),
          .fieldStepOwnPage
        ),
        Field(
          "services",
          .list(.text),
          .fieldStepServices
        ),
        Field(
          "regions",
          .list(.region(orWords: [])),
          .fieldStepRegions
        ),
        .flag("required", default: true, .fieldStepRequired),
        .workedOut("fields", .list(.section(.stepField)), .fieldStepFields),
        Field("justification", .section(.justification), .fieldStepJustification)
          .known(to: .legal),
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
      .required("name", .text, .fieldFieldName),
      .workedOut("required", .boolean, .fieldFieldRequired),
      .flag("prefilled", default: false, .fieldFieldPrefilled),
      .flag("preselected", default: false, .fieldFieldPreselected),
      .flag("editable", default: true, .fieldFieldEditable),
      Field("purpose", .text, .fieldFieldPurpose),
    ],
    facts: [
      Fact("label", .string, "What people call it; a name of one's own as it is."),
      Fact("means", .list(.enumeration(FieldMeaning.all)), "What it asks for, by its name."),
    ],
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
        .fieldJustificationReason
      ),
      Field("law", .text, .fieldJustificationLaw),
      Field("article", .text, .fieldJustificationArticle),
      Field("region", .region(orWords: []), .fieldJustificationRegion),
      Field("explanation", .text, .fieldJustificationExplanation),
      Field("url", .text, .fieldJustificationUrl),
      .flag("inReviewNotes", default: false, .fieldJustificationInReviewNotes)
        .known(to: .appStoreConnect),
      .list("attachments", .text, .fieldJustificationAttachments),
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
      "ageAssurance": "proof or an estimate of the person's age",
      "permission": "a permission of the system, such as for notifications",
      "profile": "further details of the person",
      "consent": "agreeing to something",
      "other": "anything else",
    ]
  )
}
