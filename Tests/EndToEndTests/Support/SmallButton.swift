/// A description that one rule finds wrong: its button is smaller than Apple's may be.
enum SmallButton {
  static let description = """
    reviewlint: 1
    app: {name: Pawprint}
    login: {services: [apple]}
    screens:
      - device: iphone-se-3
        buttons: [{service: apple, frame: [24, 440, 100, 44]}]

    """
}
