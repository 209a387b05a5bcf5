import Foundation

let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
let inbox = documents.appendingPathComponent("inbox", isDirectory: true)
let note = inbox.appendingPathComponent(documents.appendingPathComponent("a").lastPathComponent)
let name = note.path.replacingOccurrences(of: "/", with: "-").replacingOccurrences(of: "\n", with: "")
