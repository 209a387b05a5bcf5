final class BerthsViewModel {
  func loadNextPage() async {  // expect: pagination-guard
    output.berths += await berths.page(output.page)
  }

  func loadMoreCranes() async {  // expect: pagination-guard
    guard !output.isLoading else { return }
    output.cranes += await cranes.page(output.page)
  }

  func fetchNextTides() async {
    guard !output.isLoading, output.hasMore else { return }
    output.tides += await tides.page(output.page)
  }

  func load() async { output.berths = [] }
}

struct Reader { func loadNextLine() {} }
