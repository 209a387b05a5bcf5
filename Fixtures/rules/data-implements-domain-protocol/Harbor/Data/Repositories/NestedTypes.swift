import Foundation

enum Downloads { actor DiskRepository {} }  // expect: data-implements-domain-protocol
enum Network { enum Cached { actor PageRepository {} } }  // expect: data-implements-domain-protocol
extension Downloads { actor QueueRepository {} }  // expect: data-implements-domain-protocol
extension URLSession { actor CookieRepository {} }  // expect: data-implements-domain-protocol

// Parts of another type.
struct Uploads { actor BatchRepository {} }
extension Uploads { actor PartRepository {} }
enum Progress { case done; actor StepRepository {} }
extension Progress { actor LastRepository {} }
func upload() { actor LocalRepository {} }
