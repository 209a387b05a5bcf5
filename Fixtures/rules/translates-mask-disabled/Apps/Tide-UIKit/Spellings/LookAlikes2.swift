import UIKit

/// Helpers that switch the mask off, optional views, and views that a caller prepared.
final class HarbourCell: UITableViewCell {
  private let pinned = UILabel()
  private let sized = UIView()
  private let bare = UILabel()
  private var badge: UILabel?

  func build(leading: UIView, _ trailing: UIImageView?) {
    contentView.addSubview(pinned)
    pinned.pin(inside: contentView, leading: 8)
    pinned.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true

    contentView.addSubview(sized)
    sized.set(.width, to: 24)
    sized.centerYAnchor.constraint(equalTo: contentView.centerYAnchor).isActive = true

    badge = UILabel()
    badge?.translatesAutoresizingMaskIntoConstraints = false
    if let badge {
      contentView.addSubview(badge)
      badge.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
    }

    contentView.addSubview(leading)
    leading.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
    if let trailing {
      contentView.addSubview(trailing)
      trailing.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
    }

    contentView.addSubview(bare)  // expect: translates-mask-disabled
    bare.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
  }

  func rebuild(label: UILabel?) {
    let label = UILabel()
    contentView.addSubview(label)  // expect: translates-mask-disabled
    label.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
  }
}

/// Views that a function returns, and one that is made in place.
final class StackCell: UITableViewCell {
  private lazy var prepared: UILabel = {
    let label = UILabel()
    label.numberOfLines = 0
    return label.forLayout()
  }()
  private lazy var built: UIView = {
    Column(spacing: 8) {
      prepared
    }
  }()
  private var hosted: UIView { host.view }
  private lazy var plain: UILabel = {
    let label = UILabel()
    label.numberOfLines = 0
    return label
  }()

  func build() {
    contentView.addSubview(prepared)
    prepared.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
    contentView.addSubview(built)
    built.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
    contentView.addSubview(hosted)
    hosted.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
    contentView.addSubview(plain)  // expect: translates-mask-disabled
    plain.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
  }
}
