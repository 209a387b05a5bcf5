var asset_name = ""
