enum AppError: Error { case network }  // expect: file-placement
