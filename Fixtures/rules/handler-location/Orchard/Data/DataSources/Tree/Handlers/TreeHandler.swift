actor TreeHandler { struct RowHandler {} }
