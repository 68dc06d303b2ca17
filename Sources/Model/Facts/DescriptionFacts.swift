internal import Expressions

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
    record.change(DescriptionKey.review) { review, place in
      attachments.complete(
        &review, at: place, named: ReviewKey.attachments, missing: ReviewKey.missingAttachments)
    }
  }

  private var attachmentFacts: AttachmentFacts {
    AttachmentFacts(fileExists: inputs.fileExists, isElsewhere: isElsewhere)
  }

  /// Accounts are the app's own unless it says that it is the client of a service.
  private func completeOwner(of record: inout Record) {
    let owner = isClient(record) ? "thirdParty" : "app"
    record.change(DescriptionKey.account) { account, place in
      account.setDefault(AccountKey.owner, .string(owner), at: place)
    }
  }

  private func isClient(_ record: Record) -> Bool {
    let login = record[DescriptionKey.login].value.record
    let exemption = login?[LoginKey.exemption].value.record
    return exemption?[ExemptionKey.kind].value.text == "serviceClient"
  }

  /// The answer is what is listed, with its facts.
  private func completeLogin(of record: inout Record) -> ListedServices {
    let facts = LoginFacts(
      services: ServiceFacts(inputs: inputs, names: services, buttons: buttons(on: record)))
    var listed = ListedServices(operands: [], names: services)
    record.change(DescriptionKey.login) { login, _ in listed = facts.complete(&login) }
    return listed
  }

  /// The buttons of all screens, by the numbers of their services.
  private func buttons(on record: Record) -> [Int: [Record]] {
    let screens = (record[DescriptionKey.screens].value.items ?? []).compactMap(\.value.record)
    let buttons = screens.flatMap { $0[ScreenKey.buttons].value.items ?? [] }
    var found: [Int: [Record]] = [:]
    for button in buttons.compactMap(\.value.record) {
      if let number = button[ButtonKey.service].value.text.flatMap({ services[$0] }) {
        found[number, default: []].append(button)
      }
    }
    return found
  }

  /// The demo account is one of the only way in, or else of the app's only one with a password.
  private func completeDemoAccount(of record: inout Record, _ listed: ListedServices) {
    let all = listed.operands.compactMap(\.value.record)
    let own = all.filter { service in
      let isOwn = service[ServiceKey.kind].value.text == "own"
      let provider = service[ServiceKey.id].value.text.flatMap { inputs.catalogues.provider($0) }
      return (all.count == 1 || isOwn && provider?.takesPassword == true)
        && service[ServiceKey.setsUpAccount].value.answer != false
    }
    record.change(DescriptionKey.review) { review, _ in
      review.change(ReviewKey.demoAccount) { account, place in
        services.identify(&account[DemoAccountKey.service].value)
        if let further = listed.further {
          return account.setDefault(DemoAccountKey.service, .undecided(further), at: place)
        }
        guard own.count == 1 else { return }
        account.setDefault(DemoAccountKey.service, own[0][ServiceKey.id].value, at: place)
      }
    }
  }

  private func completeScreens(of record: inout Record, _ services: ListedServices) {
    let arePlatformsSaid = completePlatforms(of: &record)
    var facts = ScreenFacts(
      of: record[DescriptionKey.screens].value, catalogues: inputs.catalogues,
      onlyPlatform: arePlatformsSaid ? onlyPlatform(of: record) : nil, services: services)
    record.changeItems(of: DescriptionKey.screens) { facts.complete(&$0, at: $1) }
    let captured = (record[DescriptionKey.screens].value.items ?? []).filter {
      $0.value.record?[ScreenKey.captured].isAbsent == false
    }
    record.change(DescriptionKey.app) { app, place in
      app[AppKey.capturedScreens] = TracedValue(.list(ContiguousArray(captured)), at: place)
    }
  }

  /// An app runs where its screens are, or else on an iPhone; false where nobody said either, as a
  /// screen isn't an iPhone's for that.
  private func completePlatforms(of record: inout Record) -> Bool {
    let screens = (record[DescriptionKey.screens].value.items ?? []).compactMap(\.value.record)
    var platforms: [String] = []
    for screen in screens where screen[ScreenKey.onIPad].value.answer != true {
      let device = screen[ScreenKey.device].value.text.flatMap { inputs.catalogues.device($0) }
      guard let platform = screen[ScreenKey.platform].value.text ?? device?.platform,
        !platforms.contains(platform)
      else { continue }
      platforms.append(platform)
    }
    var areSaid = !platforms.isEmpty
    if platforms.isEmpty { platforms = ["iphone"] }
    record.change(DescriptionKey.app) { app, place in
      areSaid = areSaid || !app[AppKey.platforms].isAbsent
      let all = platforms.map { TracedValue(.string($0), at: place) }
      app.setDefault(AppKey.platforms, .list(ContiguousArray(all)), at: place)
    }
    return areSaid
  }

  private func onlyPlatform(of record: Record) -> String? {
    let app = record[DescriptionKey.app].value.record
    guard case .list(let platforms)? = app?[AppKey.platforms].value, platforms.count == 1
    else { return nil }
    return platforms[0].value.text
  }

  private func completeSteps(of record: inout Record, _ services: ListedServices) {
    guard record[DescriptionKey.afterSignIn].value.hasItems else { return }
    let facts = StepFacts(
      services: services, attachments: attachmentFacts, catalogues: inputs.catalogues)
    record.changeItems(of: DescriptionKey.afterSignIn) { facts.complete(&$0, at: $1) }
  }
}
