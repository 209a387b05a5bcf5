enum AppError: Error { case generalError }
func check() throws { do { try read() } catch { throw error } }
