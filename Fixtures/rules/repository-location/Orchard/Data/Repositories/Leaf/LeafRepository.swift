actor LeafRepository {}
