import Foundation

enum Downloads { final class DiskRepository {} }  // expect: repository-location
enum Network { enum Cached { final class PageRepository {} } }  // expect: repository-location
extension Downloads { final class QueueRepository {} }  // expect: repository-location
extension URLSession { final class CookieRepository {} }  // expect: repository-location

// Parts of another type.
struct Uploads { final class BatchRepository {} }
extension Uploads { final class PartRepository {} }
enum Progress { case done; final class StepRepository {} }
extension Progress { final class LastRepository {} }
func upload() { final class LocalRepository {} }
