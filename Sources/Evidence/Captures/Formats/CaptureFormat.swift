/// A way in which a tool writes down screens.
protocol CaptureFormat: Sendable {
  /// The word by which people know it.
  static var name: String { get }
  /// How far a length may be off, in points.
  static var tolerance: Double { get }
  /// Whether the app ran while the screen was taken.
  static var isFromRunningApp: Bool { get }

  static func fits(_ content: CaptureContent) -> Bool

  /// The screens in content that fits.
  static func screens(in content: CaptureContent) throws(CaptureMistake) -> [CapturedScreen]
}

extension CaptureFormat {
  static var isFromRunningApp: Bool { true }
}

/// Every format; a new one is a new file and one word here.
let captureFormats: [any CaptureFormat.Type] = [
  UITestCapture.self, DebugDescriptionCapture.self, SnapshotCapture.self,
  WebDriverAgentCapture.self, MaestroCapture.self, IDBCapture.self, FigmaCapture.self,
  InterfaceBuilderCapture.self, RecursiveDescriptionCapture.self,
]
