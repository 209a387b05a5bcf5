import Foundation

let documents = URL.documentsDirectory
let inbox = documents.appending(path: "inbox", directoryHint: .isDirectory)
let note = inbox.appending(path: documents.appending(path: "a").lastPathComponent)
let name = note.path.replacing("/", with: "-").replacing("\n", with: "")
