#Preview {
  struct SampleModel {}
  return TreesView()
}
