// The folder has the old name.  // expect-file: term-recyclerview
struct Rows {
  let count = 3
}
