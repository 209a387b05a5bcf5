enum asset_names {}
