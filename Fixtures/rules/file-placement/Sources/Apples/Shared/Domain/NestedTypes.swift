import Foundation

enum Downloads { actor DiskRepository {} }  // expect: file-placement
enum Network { enum Cached { actor PageRepository {} } }  // expect: file-placement
extension Downloads { actor QueueRepository {} }  // expect: file-placement
extension URLSession { actor CookieRepository {} }  // expect: file-placement

// Parts of another type.
struct Uploads { actor BatchRepository {} }
extension Uploads { actor PartRepository {} }
enum Progress { case done; actor StepRepository {} }
extension Progress { actor LastRepository {} }
func upload() { actor LocalRepository {} }
