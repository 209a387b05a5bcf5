enum BerthsStoreTests {}
