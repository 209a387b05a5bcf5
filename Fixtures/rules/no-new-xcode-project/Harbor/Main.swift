print("Harbor")
