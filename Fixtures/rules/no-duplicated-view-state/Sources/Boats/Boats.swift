struct UploadView: View {
  @State private var isLoading = false
  @State private var items: [Boat] = []
}
