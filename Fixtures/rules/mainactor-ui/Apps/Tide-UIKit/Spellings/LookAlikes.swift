func load() {
  DispatchQueue.global().async {
    item.isHidden = true
    message.text = "high"
    DispatchQueue.main.async(execute: { self.emptyState.isHidden = false })
  }
  Task.detached {
    await self.dismiss(animated: true)
    await MainActor.run { self.spinner.stopAnimating() }
  }
}
