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
              "push": .wordPermissionPush,
              "location": .wordPermissionLocation,
              "tracking": .wordPermissionTracking,
              "contacts": .wordPermissionContacts,
              "other": .wordAnythingElse,
            ]
          ),
          .fieldStepPermission
        ),
        Field(
          "ownPage",
          .choice(
            "own page",
            [
              "none": .wordOwnPageNone,
              "leadsOn": .wordOwnPageLeadsOn,
              "canDecline": .wordOwnPageCanDecline,
            ]
          ),
          .fieldStepOwnPage
        ),
        Field("services", .list(.text), .fieldStepServices),
        Field("regions", .list(.region(orWords: [])), .fieldStepRegions),
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
            "law": .wordReasonLaw,
            "coreFunction": .wordReasonCoreFunction,
            "other": .wordAnythingElse,
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
      "nameAndEmail": .wordKindOfStepNameAndEmail,
      "password": .wordKindOfStepPassword,
      "phoneBinding": .wordKindOfStepPhoneBinding,
      "oneTimeCode": .wordKindOfStepOneTimeCode,
      "secondFactor": .wordKindOfStepSecondFactor,
      "birthDate": .wordKindOfStepBirthDate,
      "identityCheck": .wordKindOfStepIdentityCheck,
      "ageAssurance": .wordKindOfStepAgeAssurance,
      "permission": .wordKindOfStepPermission,
      "profile": .wordKindOfStepProfile,
      "consent": .wordKindOfStepConsent,
      "other": .wordAnythingElse,
    ]
  )
}
