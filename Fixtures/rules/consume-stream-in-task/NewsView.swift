import SwiftUI

struct NewsView: View {
  let news: News

  var body: some View {
    Text("News")
      .onAppear {
        Task {
          for await item in news.items {  // expect: consume-stream-in-task
            show(item)
          }
        }
      }
      .onAppear {
        start()
        Task { @MainActor in
          do {
            for try await item in news.failing { show(item) }  // expect: consume-stream-in-task
          } catch { print(error) }
        }
      }
      .onAppear(perform: {
        Task { for await item in news.items { show(item) } }  // expect: consume-stream-in-task
      })
    Button("Follow") {
      Task(priority: .low) { for await item in news.items { show(item) } }  // expect: consume-stream-in-task
    }
  }
}

extension NewsView {
  func follow() {
    Task.detached {
      for await item in news.items { show(item) }  // expect: consume-stream-in-task
    }
  }
}
