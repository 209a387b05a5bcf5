final class TreesViewModel {
  func load() async {
    do {
      trees = try await getTrees.execute()
    } catch let error as AppError {
      router.showAlert(with: error)
    } catch {
      router.showAlert(with: AppError.generalError)
    }
  }

  func save() async throws {
    do {
      try await saveTree.execute()
    } catch {  // expect: viewmodel-error-handling
      print(error)
    }
    do { try check() } catch {}  // expect: viewmodel-error-handling
    do {
      try check()
    } catch let error as DecodingError {  // expect: viewmodel-error-handling
      router.showAlert(with: .customError("\(error)", nil))
    } catch is CancellationError {
    } catch {
      throw AppError.generalError
    }
    let count = try? await countTrees.execute()  // expect: viewmodel-error-handling
    try? await Task.sleep(for: .seconds(1))
  }

  func plant() async {
    do { try check() } catch { handle(error) }
    do { try check() } catch { self.present(error) }
    do { try check() } catch { note(error) }  // expect: viewmodel-error-handling
    do {
      try check()
    } catch {  // expect: viewmodel-error-handling
      // showAlert later
      message = "showAlert"
      logger.error("\(error)")
    }
    do { try check() } catch { onFailure(error) }
    await withTask { try? check() }  // expect: viewmodel-error-handling
    // try? check()
    title = "try? check()"
  }

  private func handle(_ error: Error) {
    guard let error = error as? AppError else { return fail() }
    text = "\(error)"
  }

  private func fail() { router.showAlert(with: AppError.generalError) }
  private func note(_ error: Error) { note(error) }
}

final class TreesCache {
  func load() { try? read() }
}
