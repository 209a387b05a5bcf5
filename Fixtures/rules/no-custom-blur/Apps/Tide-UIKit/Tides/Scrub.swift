import UIKit

func scrub() { animator.fractionComplete = 0.4 }
