// The module of one part of the domain has the folder.
public protocol GraftTreeUseCase {}
