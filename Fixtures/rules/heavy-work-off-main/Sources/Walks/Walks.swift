struct CoverView: View {
  var body: some View { Image(uiImage: UIGraphicsImageRenderer(size: size).image { _ in }) }  // expect: heavy-work-off-main
}
