func dress() {
  // Needed for readability
  hint.backgroundColor = .black
  photo.backgroundColor = .white  // print preview
}
