// A format takes nothing but values of its type, and a binding may refuse what it is given.
struct DepthForm: View {
  var body: some View {
    TextField("Depth", value: $depth, format: .number)
    TextField("Days", value: $days, format: .dayInterval(range: 0...1000))
    TextField("", text: Binding(get: { pattern }, set: { guard !$0.isEmpty else { return }; pattern = $0 }))
  }
}
struct SizeForm: View {
  var body: some View { TextField("Size", value: $size, formatter: sizes) }
}
