protocol SnapshotPreview {}
struct PearsView_Previews: PreviewProvider, SnapshotPreview {
  static var previews: some View { list }
}
struct PlumsView_Previews: PreviewProvider {  // expect: preview-macro
  static var previews: some View { list }
}
