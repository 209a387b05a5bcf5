// struct Row_Previews: PreviewProvider
func snapshot<Provider: PreviewProvider>(_ provider: Provider.Type) {}
