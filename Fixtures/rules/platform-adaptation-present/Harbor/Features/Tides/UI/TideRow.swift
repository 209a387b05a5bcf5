struct TideRow {}
