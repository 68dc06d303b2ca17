/// Where the fields and facts stand that the program itself reads and writes, each found once.
enum Slots {
  static let description = DescriptionSlots()
  static let app = AppSlots()
  static let login = LoginSlots()
  static let service = ServiceSlots()
  static let screen = ScreenSlots()
  static let button = ButtonSlots()
  static let step = StepSlots()
  static let waiver = WaiverSlots()
  static let frame = FrameSlots()
}
