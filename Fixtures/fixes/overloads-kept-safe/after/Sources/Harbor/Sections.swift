final class DockController {
  enum SectionID { case berths(Int) }
  let first = key(SectionID.berths(1))
}
