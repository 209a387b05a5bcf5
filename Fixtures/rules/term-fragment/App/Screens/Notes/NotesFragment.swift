import SwiftUI

// The view has a new name, its file has not.  // expect-file: term-fragment
struct NotesView: View {
  var body: some View { EmptyView() }
}
