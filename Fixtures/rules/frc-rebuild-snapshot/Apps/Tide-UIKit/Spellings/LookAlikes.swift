func controller(at indexPath: IndexPath, newIndexPath: IndexPath) {}
