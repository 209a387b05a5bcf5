import SwiftUI

struct QuietView: View {
  @State private var reading: Task<Void, Never>?
  @State private var tasks: [Task<Void, Never>] = []

  var body: some View {
    Text("Quiet")
      .task { for await item in news.items { show(item) } }
      .onAppear {
        Task { await news.load() }
        reading = Task { for await item in news.items { show(item) } }
        tasks.append(Task { for await item in news.items { show(item) } })
      }
  }

  private func reader() -> Task<Void, Never> {
    Task { for await item in news.items { show(item) } }
  }

  // Task { for await item in news.items { show(item) } }
}

final class NewsModel {
  func follow() {
    Task { for await item in news.items { print(item) } }
  }
}
