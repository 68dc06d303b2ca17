internal import Expressions

/// The slots of the description that facts read and write.
struct DescriptionSlots {
  private static let section = Section.plainDescription
  let app = Self.section.slot("app")
  let submission = Self.section.slot("submission")
  let login = Self.section.slot("login")
  let screens = Self.section.slot("screens")
  let afterSignIn = Self.section.slot("afterSignIn")
  let account = Self.section.slot("account")
  let review = Self.section.slot("review")
  let evidence = Self.section.slot("evidence")
  let decisions = Self.section.slot("decisions")
  let waivers = Self.section.slot("waivers")
  let open = Self.section.slot("open")
}

/// The slots of the app, the submission, the account and the review that facts read and write.
struct AppSlots {
  private static let app = Section.plainDescription.section("app")
  private static let review = Section.plainDescription.section("review")
  let name = Self.app.slot("name")
  let version = Self.app.slot("version")
  let team = Self.app.slot("team")
  let regions = Self.app.slot("regions")
  let platforms = Self.app.slot("platforms")
  let capturedScreens = Self.app.slot("capturedScreens")
  let submissionDate = Section.plainDescription.section("submission").slot("date")
  let owner = Section.plainDescription.section("account").slot("owner")
  let attachments = Self.review.slot("attachments")
  let missingAttachments = Self.review.slot("missingAttachments")
  let demoAccount = Self.review.slot("demoAccount")
  let demoAccountService = Section.demoAccount.slot("service")
}

/// Works out everything that follows from what was written.
struct DescriptionFacts {
  let inputs: DecodingInputs
  let submission: Submission
  let services: ServiceNames
  /// Whether something stands in another file than the description.
  let isElsewhere: (Place) -> Bool

  func complete(_ record: inout Record) {
    completeOwner(of: &record)
    let services = completeLogin(of: &record)
    completeScreens(of: &record, services)
    completeSteps(of: &record, services)
    completeDemoAccount(of: &record, services)
    let attachments = attachmentFacts
    record.change(Slots.description.review) { review, place in
      attachments.complete(
        &review, at: place, named: Slots.app.attachments, missing: Slots.app.missingAttachments)
    }
  }

  private var attachmentFacts: AttachmentFacts {
    AttachmentFacts(fileExists: inputs.fileExists, isElsewhere: isElsewhere)
  }

  /// Accounts are the app's own unless it says that it is the client of a service.
  private func completeOwner(of record: inout Record) {
    let owner = isClient(record) ? "thirdParty" : "app"
    record.change(Slots.description.account) { account, place in
      account.setDefault(Slots.app.owner, .string(owner), at: place)
    }
  }

  private func isClient(_ record: Record) -> Bool {
    let login = record[Slots.description.login].value.record
    let exemption = login?[Slots.login.exemption].value.record
    return exemption?[Slots.login.exemptionKind].value.text == "serviceClient"
  }

  /// The answer is what is listed, with its facts.
  private func completeLogin(of record: inout Record) -> ListedServices {
    let facts = LoginFacts(services: ServiceFacts(catalogues: inputs.catalogues, names: services))
    var listed = ListedServices(operands: [], names: services)
    record.change(Slots.description.login) { login, _ in listed = facts.complete(&login) }
    return listed
  }

  /// The demo account is one of the app's own, where people can have only one kind of those.
  private func completeDemoAccount(of record: inout Record, _ listed: ListedServices) {
    let own = listed.operands.compactMap(\.value.record).filter {
      $0[Slots.service.kind].value.text == "own"
        && $0[Slots.service.setsUpAccount].value.answer != false
    }
    record.change(Slots.description.review) { review, _ in
      review.change(Slots.app.demoAccount) { account, place in
        services.nameListed(&account.slots[Slots.app.demoAccountService].value)
        if let further = listed.further {
          return account.setDefault(Slots.app.demoAccountService, .undecided(further), at: place)
        }
        guard own.count == 1, let id = own[0][Slots.service.id].value.text else { return }
        account.setDefault(Slots.app.demoAccountService, .string(id), at: place)
      }
    }
  }

  private func completeScreens(of record: inout Record, _ services: ListedServices) {
    var facts = ScreenFacts(
      of: record[Slots.description.screens].value, catalogues: inputs.catalogues,
      onlyPlatform: onlyPlatform(of: record), services: services)
    record.changeItems(of: Slots.description.screens) { facts.complete(&$0, at: $1) }
    let captured = (record[Slots.description.screens].value.items ?? []).filter {
      $0.value.record?[Slots.screen.captured].isAbsent == false
    }
    record.change(Slots.description.app) { app, place in
      app.slots[Slots.app.capturedScreens] = TracedValue(
        .list(ContiguousArray(captured)), at: place)
    }
  }

  private func onlyPlatform(of record: Record) -> String? {
    let app = record[Slots.description.app].value.record
    guard case .list(let platforms)? = app?[Slots.app.platforms].value, platforms.count == 1
    else { return nil }
    return platforms[0].value.text
  }

  private func completeSteps(of record: inout Record, _ services: ListedServices) {
    guard record[Slots.description.afterSignIn].value.hasItems else { return }
    let facts = StepFacts(
      services: services, attachments: attachmentFacts, catalogues: inputs.catalogues)
    record.changeItems(of: Slots.description.afterSignIn, after: facts) {
      $0.complete(&$1, at: $2)
    }
  }
}
