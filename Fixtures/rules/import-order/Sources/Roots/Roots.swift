import Dispatch
import Foundation
import MapKit
import HealthKit

import SwiftUI
import Charts
import UIKit
import Alamofire
import Domain
import Trees
