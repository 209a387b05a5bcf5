import Observation

@Observable
final class BookingForm {
  var email: String = ""
  var emailTouched = false
  var emailError: String? { emailTouched && email.isEmpty ? "Missing" : nil }

  var boat = ""  // expect: form-validation-fields
  var boatError: String? { nil }

  var searchText = ""
  var notes = ""
  private var draft = ""
  var length = 12
  var isValid: Bool { !email.isEmpty && !boat.isEmpty }
}

@Observable
final class CraneFormState {  // expect: form-validation-fields
  var name = ""  // expect: form-validation-fields
}

@Observable final class Platform { var name = "" }
@Observable final class Formatter { var name = "" }
final class PlainForm { var name = "" }
