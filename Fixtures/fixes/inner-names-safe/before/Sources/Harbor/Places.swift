import Foundation

/// A box has a function of the same name, and no newer one.
struct Box {
  let folder: URL
  func appendingPathComponent(_ name: String, isDirectory: Bool) -> String { name }
}

/// The inner name hides the parameter.
func hide(_ place: URL, _ boxes: [Box], _ name: String) {
  boxes.forEach { place in show(place.appendingPathComponent(name, isDirectory: true)) }
  boxes.forEach { (place: Box) in show(place.appendingPathComponent(name, isDirectory: true)) }
  for place in boxes { show(place.appendingPathComponent(name, isDirectory: true)) }
}

func unwrap(_ place: URL, _ box: Box?, _ name: String) {
  if let place = box { show(place.appendingPathComponent(name, isDirectory: true)) }
}

func match(_ place: URL, _ box: Box?, _ name: String) {
  switch box {
  case let .some(place): show(place.appendingPathComponent(name, isDirectory: true))
  case nil: break
  }
}

func split(_ place: URL, _ box: Box, _ name: String) {
  let (place, _) = (box, 1)
  show(place.appendingPathComponent(name, isDirectory: true))
}

func capture(_ place: URL, _ box: Box, _ name: String) {
  let act = { [place = box] in show(place.appendingPathComponent(name, isDirectory: true)) }
  act()
}

func redeclare(_ place: URL, _ box: Box, _ name: String) {
  let place: Box = box
  show(place.appendingPathComponent(name, isDirectory: true))
}

/// A variable of a block that has ended says nothing.
struct Shelf {
  let place: Box

  func end(_ name: String, _ isNew: Bool) {
    if isNew {
      let place: URL = place.folder
      show(place.path)
    } else {
      show(place.appendingPathComponent(name, isDirectory: true))
    }
    switch isNew {
    case true:
      let place: URL = place.folder
      show(place.path)
    case false:
      show(place.appendingPathComponent(name, isDirectory: true))
    }
  }
}

/// These are what the file says.
func keep(_ place: URL?, _ box: Box, _ name: String) {
  if let place { show(place.appendingPathComponent(name, isDirectory: true).path) }
  do {
    let place: URL = box.folder
    show(place.appendingPathComponent(name, isDirectory: false).path)
  }
}

func plain(_ place: URL, _ boxes: [Box], _ name: String) {
  boxes.forEach { box in show(place.appendingPathComponent(name, isDirectory: true).path) }
}

func show(_ text: String) { print(text) }
