func show() {
  // To center the index label
  centerIndexLabel()
  // Update the last step locally
  updateLastStep()
}
func keep(_ request: Request) {
  // Save this content as fallback content
  content = request.content.copy()

  // Create the table view for previews
  let tableView = makeTableView()

  // Show the banner with animation
  showBanner()
}
func sort(_ tides: Tides) {
  // Sort the rows of the tides by height
  tides.rows.sort()
  // Reload the table of tides to show the new row
  tides.table.reload()
}
