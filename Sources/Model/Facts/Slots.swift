/// Where the fields and facts stand that the program itself reads and writes.
enum Slots {
  /// All are found at once, when the first is needed: between finding one and the next, the
  /// compiler would copy what is being read.
  private static let found = Found()

  private struct Found {
    let description = DescriptionSlots()
    let app = AppSlots()
    let login = LoginSlots()
    let service = ServiceSlots()
    let screen = ScreenSlots()
    let button = ButtonSlots()
    let step = StepSlots()
    let waiver = WaiverSlots()
    let decision = DecisionSlots()
    let frame = FrameSlots()
    let capture = CaptureSlots()
    let project = ProjectSlots()
    let given = GivenSlots()
  }

  static var description: DescriptionSlots { found.description }
  static var app: AppSlots { found.app }
  static var login: LoginSlots { found.login }
  static var service: ServiceSlots { found.service }
  static var screen: ScreenSlots { found.screen }
  static var button: ButtonSlots { found.button }
  static var step: StepSlots { found.step }
  static var waiver: WaiverSlots { found.waiver }
  static var decision: DecisionSlots { found.decision }
  static var frame: FrameSlots { found.frame }
  static var capture: CaptureSlots { found.capture }
  static var project: ProjectSlots { found.project }
  static var given: GivenSlots { found.given }
}
