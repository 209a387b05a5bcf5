struct CoverView: View {
  let path: String
  var body: some View {
    if let image = UIImage(contentsOfFile: path) { Image(uiImage: image) }  // expect: no-sync-io
  }
}
