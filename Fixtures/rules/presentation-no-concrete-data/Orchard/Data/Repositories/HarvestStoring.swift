protocol HarvestStoring {}
