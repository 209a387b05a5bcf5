enum BerthsPreviews {}
