struct HarborToursStore {}
