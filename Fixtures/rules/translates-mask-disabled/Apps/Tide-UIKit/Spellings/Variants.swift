let label = UILabel()
func setUp() {
  view.addSubview(label)  // expect: translates-mask-disabled
  label.topAnchor.constraint(equalTo: guide.topAnchor).isActive = true
}
let help = NSButton(title: "Help", target: nil, action: nil)
func setUpHelp() {
  view.addSubview(help)  // expect: translates-mask-disabled
  NSLayoutConstraint.activate([
    view.bottomAnchor.constraint(equalTo: button.bottomAnchor),
    help.topAnchor.constraint(equalTo: guide.topAnchor),
  ])
}
func setUpTitle() {
  title.translatesAutoresizingMaskIntoConstraints = false
  view.addSubview(title)
  title.topAnchor.constraint(equalTo: guide.topAnchor).isActive = true
}
