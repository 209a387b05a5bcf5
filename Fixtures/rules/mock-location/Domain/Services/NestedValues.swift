import Foundation

extension URLSession { private enum MockAnswer {} }  // expect: mock-location
extension Foundation.FileManager { struct MockFolder {} }  // expect: mock-location
struct Folders { struct MockRow {} }
