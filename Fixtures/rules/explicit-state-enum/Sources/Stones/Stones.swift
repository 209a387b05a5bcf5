final class FilterStore { var isOpen = false; var items: [Filter] = [] }
final class LoadView { var isLoading = false; var error: Error? }
