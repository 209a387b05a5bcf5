struct Sorter {}
