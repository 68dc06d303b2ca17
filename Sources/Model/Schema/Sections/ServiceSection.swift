internal import Expressions

extension Section {
  /// A way to sign in or sign up.
  static func service(_ custom: CustomFields) -> Section {
    Section(
      "service",
      fields: [
        .required("id", .text, "An id or alias of the provider catalogue, or a name of one's own."),
        .workedOut("name", .text, "The display name; default: the catalogue's, else the id."),
        .workedOut("kind", .serviceKind, "What kind of login it is; default: the catalogue's."),
        Field(
          "connections",
          .list(.text),
          "What the page behind this login offers: ids of the catalogue or of listed services."
        ),
        .flag(
          "setsUpAccount",
          default: true,
          "It sets up or authenticates the primary account; false: it only links or shares."
        ),
        .workedOut(
          "presentation",
          .presentation,
          "Where signing in happens; default for the app's own logins: native."
        ),
        .workedOut(
          "withoutItsApp",
          .choice(
            "behaviour without the app",
            [
              "notNeeded": "signing in works without that app",
              "hidden": "the button isn't shown",
              "webFallback": "a web page inside this app takes its place",
              "alert": "a message asks people to install it",
              "nothing": "pressing the button has no effect",
            ]
          ),
          "What happens when the service's own app isn't installed."
        ),
        Field("privacy", .section(.privacy), "What guideline 4.8 asks of an equivalent login."),
        custom.field(.service),
      ],
      facts: [
        Fact("provider", .object(Provider.type.object), "What the catalogue knows of it."),
        Fact(
          "offered",
          .list(.object(Provider.type.object)),
          "What the catalogue knows of the services that its page offers."
        ),
      ],
      shortForm: .word(key: "id")
    )
  }

  /// What guideline 4.8 asks of an equivalent login service.
  static let privacy = Section(
    "privacy",
    fields: [
      .flag(
        "onlyNameAndEmail",
        default: false,
        "Whether it collects nothing but name and e-mail address."
      ),
      .flag(
        "privateEmail",
        default: false,
        "Whether it lets people keep their e-mail address private from everybody."
      ),
      .flag(
        "noAdTrackingWithoutConsent",
        default: false,
        "Whether it collects no interactions for advertising without consent."
      ),
    ]
  )
}

extension FieldType {
  /// What kind of login a service is.
  static let serviceKind = FieldType.choice(
    "kind of service",
    [
      "apple": "Sign in with Apple",
      "thirdParty": "an account of another company, such as Google or Facebook",
      "own": "the app's own account system",
      "guest": "a way in without an account",
      "enterprise": "an account that an employer gives",
      "education": "an account that a school gives",
      "citizenId": "an electronic identity of a state or backed by one",
      "marketplace": "the account of an alternative app marketplace",
      "platform": "an account of the device's system, such as Game Center",
      "broker": "a page or kit that offers logins of others",
    ]
  )
}
