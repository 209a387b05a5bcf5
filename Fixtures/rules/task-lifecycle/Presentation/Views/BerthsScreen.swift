import SwiftUI

struct BerthsScreen: View {
  var body: some View {
    Text("Berths")
      .onAppear {  // expect: task-lifecycle
        Task {
          await viewModel.load()
        }
      }
      .onAppear { Task { await viewModel.read() } }  // expect: task-lifecycle
      .onAppear { Task.detached { await viewModel.sync() } }  // expect: task-lifecycle
      .onAppear(perform: {  // expect: task-lifecycle
        if isFirst { Task(priority: .high) { await viewModel.read() } }
      })
      .onAppear {  // expect: task-lifecycle
        Task.detached(
          priority: .background,
          operation: {
            await viewModel.read()
          })
      }
      .onAppear(perform: { reading = Task(priority: .high) { await viewModel.read() } })
      .onAppear { syncing = Task.detached { await viewModel.sync() } }
      .task { await viewModel.load() }
      .onAppear { viewModel.onInput(.appeared) }
      .onTapGesture { Task { await viewModel.load() } }
  }
}

final class Coordinator {
  func start() { page.onAppear { Task { await load() } } }
}
