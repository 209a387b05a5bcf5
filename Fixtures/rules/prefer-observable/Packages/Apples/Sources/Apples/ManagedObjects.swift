import CoreData
import SwiftUI

// Objects of Core Data are observed in this way.
final class Author: NSManagedObject {}

struct AuthorView: View {
  @ObservedObject var author: Author
}
