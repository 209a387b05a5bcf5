enum Assets { case Icon_Small }
