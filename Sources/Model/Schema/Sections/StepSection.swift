internal import Diagnostics
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
        .flag("required", default: true, "Nobody gets on without completing it."),
        .workedOut("fields", .list(.section(.stepField)), "What is asked, one by one."),
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
      .required("name", .text, "What is asked: email, fullName, phone, birthDate, …"),
      .workedOut("required", .boolean, "It must be filled in; default: as the step."),
      .flag("prefilled", default: false, "It is filled in already."),
      .flag("preselected", default: false, "It is chosen already."),
      .flag("editable", default: true, "It can be changed."),
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
      .flag("inReviewNotes", default: false, "The review notes say so.")
        .known(to: .appStoreConnect),
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
