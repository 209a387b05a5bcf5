func dress() {
  // Needed for readability
  hint.backgroundColor = .black
  photo.backgroundColor = .white  // as in the printed preview
}
