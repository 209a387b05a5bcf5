import SwiftUI

struct TasksView: View {
  @State private var tasks: Set<Task<Void, Never>> = []

  var body: some View {
    Button("Load") {
      Task { await load() }.store(in: &tasks)
      Task.detached(priority: .low) { await load() }.store(in: &tasks)
      chores.assign(to: "Ada")
    }
  }
}
