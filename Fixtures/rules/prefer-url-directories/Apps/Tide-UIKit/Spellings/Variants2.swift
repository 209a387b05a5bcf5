extension FileManager {
  var notes: URL? { urls(for: .documentDirectory, in: .userDomainMask).first }  // expect: prefer-url-directories
}
