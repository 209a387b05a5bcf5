// Nothing here is checked, but it has to compile as before.
class DockDouble: Dock {}
class PierDouble: Jetty {}
func flood(_ tide: TideModel) { tide.height = 3 }
func unfolded() -> BerthRow { BerthRow(isUnfolded: true) }
extension DockController.SectionID: Hashable {}
