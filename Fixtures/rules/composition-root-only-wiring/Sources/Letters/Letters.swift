let panel = NSSharingService(named: .sendViaAirDrop)
