// What settings show in place of a value is no double.
struct MockReadoutAppearance { let label: String }
let readout = MockReadoutAppearance(label: "7")
