import CoreText
import TripleA
