func start() {
  let task = backgroundSession.downloadTask(with: url)
  task.resume()
  form.response { answer in show(answer) }
}
