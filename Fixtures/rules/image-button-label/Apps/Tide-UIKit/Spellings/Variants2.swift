var configuration = UIButton.Configuration.plain()
configuration.image = UIImage(systemName: "plus")  // expect: image-button-label
addButton.image = plus  // expect: image-button-label
addButton.imagePosition = .imageOnly
