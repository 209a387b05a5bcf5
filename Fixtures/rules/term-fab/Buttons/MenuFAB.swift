/// The file is named after the type, which is the finding.
struct MenuFAB {  // expect: term-fab
  let title = "Menu"
}
