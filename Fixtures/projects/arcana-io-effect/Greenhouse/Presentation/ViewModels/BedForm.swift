import Observation

/// What is typed about a bed.
@Observable
final class BedForm {
  var name: String = ""
  var nameTouched = false
  var nameError: String? { nameTouched && name.isEmpty ? "Give the bed a name" : nil }

  var soil: String = ""  // expect: form-validation-fields

  var isValid: Bool { !name.isEmpty }
}
