import Foundation

/// Was a PassthroughSubject once.
actor Gong {
  private var listeners: [UUID: AsyncStream<Date>.Continuation] = [:]
  let text = "CurrentValueSubject"
  let subject: SubjectLine

  struct PassthroughSubjectLog { let lines: [String] }
}
