struct AppleRow_Previews: PreviewProvider {  // expect: preview-macro
  static var previews: some View {
    AppleRow(apple: .sample)
  }
}
