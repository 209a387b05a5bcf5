enum BerthRow {}
