let filter = CIFilter.gaussianBlur()  // expect: glass-deviation-needs-reason
view.backgroundColor = .white  // expect: glass-deviation-needs-reason
card.backgroundColor = UIColor(white: 0.9, alpha: 1)  // expect: glass-deviation-needs-reason
