struct AlertModel {}
