import Foundation

/// The texts of the app.
enum Texts {
  static let about = String(localized: "About")
  static let aboutText = String(localized: "GlucoLog keeps your readings.")
  static let close = String(localized: "Close")
  static let errorTitle = String(localized: "Something went wrong")
  static let generalError = String(localized: "Please try again.")
  static let noInternet = String(localized: "You are offline.")
  static let readings = String(localized: "Readings")
  static let reminders = String(localized: "Reminders")
  static let save = String(localized: "Save")
  static let saved = String(localized: "Saved")
  static let tips = String(localized: "Tips")
  static let value = String(localized: "Value")
}
