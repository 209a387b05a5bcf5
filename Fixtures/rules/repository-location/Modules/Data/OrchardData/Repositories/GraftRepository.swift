// The module of one part of the data layer has the folder.
public final class GraftRepository {}
