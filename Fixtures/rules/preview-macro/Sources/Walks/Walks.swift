private struct Previews: PreviewProvider {  // expect: preview-macro
  static var previews: some View {
    WalkRow(walk: .sample)
    WalkRow(walk: .long)
  }
}
