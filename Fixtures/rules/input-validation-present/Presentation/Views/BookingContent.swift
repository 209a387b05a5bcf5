import SwiftUI

struct BookingContent: View {
  var body: some View {
    TextField("Boat", text: $boat)  // expect: input-validation-present
    SecureField("Code", text: $code)  // expect: input-validation-present
    TextField("Search", text: $searchText)
    Text("Boat")
  }
}

struct CraneSearch: View { var body: some View { TextField("Name", text: $name) } }

func field() -> Any { TextField("Boat", text: $boat) }
