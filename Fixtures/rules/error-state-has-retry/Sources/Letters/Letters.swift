func describe() { switch state { case .error(let error): Log(error) ; default: break } }
