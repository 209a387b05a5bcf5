// Only the file still has the old name.  // expect-file: term-fab
struct AddButton {
  let title = "Add"
}
