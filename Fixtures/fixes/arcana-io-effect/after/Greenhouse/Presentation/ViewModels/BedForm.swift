import Observation

/// What is typed about a bed.
@Observable
final class BedForm {  // expect: form-validation-fields
  var soil: String = ""  // expect: form-validation-fields
  var length = 2
}
