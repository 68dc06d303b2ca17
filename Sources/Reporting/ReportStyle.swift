/// What the place that a report is written to can show.
package struct ReportStyle: Sendable {
  package let paint: Paint
  package let links: Hyperlinks
  /// Lines are broken at so many columns.
  package let width: Int

  package init(
    paint: Paint = Paint(isOn: false),
    links: Hyperlinks = Hyperlinks(areOn: false),
    width: Int = 80
  ) {
    self.paint = paint
    self.links = links
    self.width = width
  }
}
