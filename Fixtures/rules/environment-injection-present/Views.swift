import SwiftUI

struct KitchenView: View {
  @Environment(Pantry.self) private var pantry
  @Environment(Cellar.self) private var cellar  // expect: environment-injection-present
  @Environment(Recipes.Book.self) var book
  @Environment(Shelf.self) private var shelf: Shelf?
  @Environment(Drawer.self) private var drawer: Optional<Drawer>
  @Environment(\.colorScheme) private var scheme
  @Environment(Imported.self) private var imported

  var body: some View { Text("Kitchen") }
}

struct GuestView: View {
  @MainActor
  @Environment(Guest.self)  // expect: environment-injection-present
  private var guest

  @Environment(Host.self) private var host
  @Environment(Menu.self) private var menu

  var body: some View { Text("Guest") }
}

#Preview {
  @Previewable @Environment(Cellar.self) var cellar
  KitchenView()
}
