struct NoteAnchor {
  let text: String
}
