import class Foundation.FileManager
import func Foundation.NSMakeRange

// The file sees neither URL nor NSRange.
func scratch() -> String { FileManager.default.temporaryDirectory.path }
func three() -> Int { NSMakeRange(1, 3).length }
