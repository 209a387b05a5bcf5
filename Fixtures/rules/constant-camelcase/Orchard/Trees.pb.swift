let _protobuf_name = ""
