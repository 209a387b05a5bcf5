/// The rows of the settings.
enum SettingsCell: Hashable {
  case units
  case harbour(id: String)
}
