extension BerthsView {}
