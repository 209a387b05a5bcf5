import SwiftUI

func host(_ view: some View) -> Bool { true }
