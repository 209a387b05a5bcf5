import Foundation

final class TreeRepository {
  func trees() async throws -> [TreeModel] {
    do {
      return try await handler.fetch()
    } catch {  // expect: data-errors-via-handler
      throw error
    }
  }

  func save() async throws {
    do { try await handler.send() } catch { throw ErrorHandlerManager.appError(from: error) }
    do { try await handler.send() } catch { throw errorHandler.handle(error) }
    do { try await handler.send() } catch { throw map(error) }
    do { try await handler.send() } catch { throw StorageError.full }  // expect: data-errors-via-handler
    do { try await handler.send() } catch let error as AppError { throw error }
    do { try await handler.send() } catch { throw AppError.generalError }
    do { try await handler.send() } catch { logger.error("throw error") }
    do { try await handler.send() } catch is CancellationError { throw CancellationError() }
  }

  func fail() throws {
    throw NSError(domain: "trees", code: 1)  // expect: data-errors-via-handler
    // throw NSError(domain: "trees", code: 1)
    let text = "throw NSError()"
    throw AppError.generalError
  }
}
