import Combine
import Foundation

func head(_ harbor: Harbor) { harbor.show(harbor.names.prepend("Quay")) }
