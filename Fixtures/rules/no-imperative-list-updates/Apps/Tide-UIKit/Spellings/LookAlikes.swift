func update() {
  var next = dataSource.snapshot()
  next.deleteItems([tide.id])
  next.reloadSections([.low])
  next.moveItem(tide.id, beforeItem: other.id)
  chart.reloadData()
  locationManager.beginUpdates()
}
