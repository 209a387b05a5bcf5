import SwiftUI

/// Loads nothing: URLSession, UserDefaults, GetTreesUseCase.
struct TreesView: View {
  @State var viewModel: TreesViewModel
  private let getTrees: GetTreesUseCase  // expect: view-no-business-logic
  private let trees: any TreeRepositoryProtocol  // expect: view-no-business-logic

  var body: some View {
    List {}
      .task { await viewModel.load() }
      .task {
        do {  // expect: view-no-business-logic
          try await viewModel.refresh()  // expect: view-no-business-logic
        } catch {
          print(error)
        }
      }
      .refreshable { try? await Task.sleep(for: .seconds(1)) }
      .task { do { try await Task.sleep(for: .seconds(1)) } }
    Text("try await URLSession.shared")
  }

  private var name: String {
    UserDefaults.standard.string(forKey: "name") ?? ""  // expect: view-no-business-logic
  }

  func decode(_ data: Data) -> TreeDTO? {  // expect: view-no-business-logic
    try? JSONDecoder().decode(Tree.self, from: data)  // expect: view-no-business-logic
  }

  final class Coordinator: NSObject, UITableViewDataSource {
    let session = URLSession.shared
  }

  func didTapUseCase() {}
}

extension TreesView {
  struct Settings { enum UserDefaults { case name } }
  var files: [String] { FileManager.default.names }  // expect: view-no-business-logic
}

final class TreesViewModel {
  let session = URLSession.shared
  func load() async throws { try await session.data() }
}

struct ListView<UseCase>: View {
  let useCase: UseCase
  var body: some View { EmptyView() }
}

#Preview {
  TreesView(viewModel: TreesViewModel(useCase: GetTreesUseCase()))
}
