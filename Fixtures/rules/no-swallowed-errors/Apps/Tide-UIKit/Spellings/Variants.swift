func close() {
  let _ = try? file.close()  // expect: no-swallowed-errors
  do { try load() } catch { _ = error }  // expect: no-swallowed-errors
  do { try load() } catch TideError.noHarbour { }  // expect: no-swallowed-errors
}
