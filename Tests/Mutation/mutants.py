"""Mutants of Swift files: which tokens can be changed, and the code that changes them on demand.

All chosen mutants of a target are compiled into one build. An operator becomes an operator of its
own, `&&` for instance `&&⊕⊗`, and a literal becomes a call; both ask at run time whether their
mutant is the active one. So a build serves hundreds of mutants, and the grammar around a token does
not matter: a custom operator has the precedence of the one that it takes the place of.
"""
import dataclasses, subprocess

# The operator that a mutant puts in the place of another, and the precedence of both.
OPERATORS = {
    '&&': ('||', 'LogicalConjunctionPrecedence'), '||': ('&&', 'LogicalDisjunctionPrecedence'),
    '==': ('!=', 'ComparisonPrecedence'), '!=': ('==', 'ComparisonPrecedence'),
    '===': ('!==', 'ComparisonPrecedence'), '!==': ('===', 'ComparisonPrecedence'),
    '<': ('<=', 'ComparisonPrecedence'), '<=': ('<', 'ComparisonPrecedence'),
    '>': ('>=', 'ComparisonPrecedence'), '>=': ('>', 'ComparisonPrecedence'),
    '+': ('-', 'AdditionPrecedence'), '-': ('+', 'AdditionPrecedence'),
    '&+': ('&-', 'AdditionPrecedence'), '&-': ('&+', 'AdditionPrecedence'),
    '+=': ('-=', 'AssignmentPrecedence'), '-=': ('+=', 'AssignmentPrecedence'),
    '&': ('|', 'MultiplicationPrecedence'), '|': ('&', 'AdditionPrecedence'),
    '<<': ('>>', 'BitwiseShiftPrecedence'), '>>': ('<<', 'BitwiseShiftPrecedence'),
}
# For each operator, the functions that can take its place: attribute, generic parameters, parameters,
# result and body, in which `{}` is the operator.
LOGIC = [('', '', 'l: Bool, r: @autoclosure () throws -> Bool', 'rethrows -> Bool', 'try l {} r()')]
EQUALITY = [
    ('@_disfavoredOverload ', '<T: Equatable>', 'l: T, r: T', '-> Bool', 'l {} r'),
    ('', '<T>', 'l: T?, r: _OptionalNilComparisonType', '-> Bool', 'l {} r'),
    ('', '<T: Equatable, U: Equatable>', 'l: (T, U), r: (T, U)', '-> Bool', 'l {} r')]
IDENTITY = [('', '', 'l: AnyObject?, r: AnyObject?', '-> Bool', 'l {} r')]
ORDER = [
    ('', '<T: Comparable>', 'l: T, r: T', '-> Bool', 'l {} r'),
    ('', '<T: Comparable, U: Comparable>', 'l: (T, U), r: (T, U)', '-> Bool', 'l {} r')]
SUM = [('', '<T: AdditiveArithmetic>', 'l: T, r: T', '-> T', 'l {} r')]
CHANGE = [('', '<T: AdditiveArithmetic>', 'l: inout T, r: T', '', 'l {} r')]
BITS = [('', '<T: FixedWidthInteger>', 'l: T, r: T', '-> T', 'l {} r')]
SHIFT = [('', '<T: BinaryInteger, U: BinaryInteger>', 'l: T, r: U', '-> T', 'l {} r')]
FORMS = {
    '&&': LOGIC, '||': LOGIC, '==': EQUALITY, '!=': EQUALITY, '===': IDENTITY, '!==': IDENTITY,
    '<': ORDER, '<=': ORDER, '>': ORDER, '>=': ORDER, '+': SUM, '-': SUM, '+=': CHANGE,
    '-=': CHANGE, '&+': BITS, '&-': BITS, '&': BITS, '|': BITS, '<<': SHIFT,
    '>>': SHIFT,
}
DIGITS = '⊕⊖⊗⊘⊙⊚⊛⊜⊝⊞'


@dataclasses.dataclass
class Mutant:
    """One change of one token. Numbers start at 1; 0 is the program as it is."""
    path: str
    offset: int
    line: int
    column: int
    kind: str
    token: str
    source: str
    number: int = 0
    #: Where the mutant is in the draw of its target, from 0 to 1.
    rank: float = 0

    @property
    def replacement(self):
        if self.kind == 'prefixOperator':
            return ''
        if self.kind == 'integer':
            return f'{self.token} + 1'
        if self.kind == 'keyword':
            return 'false' if self.token == 'true' else 'true'
        return OPERATORS[self.token][0]

    @property
    def target(self):
        return self.path.split('/')[1]

    @property
    def place(self):
        return f'{self.path}:{self.line}:{self.column}'

    @property
    def change(self):
        return f"'{self.token}' becomes '{self.replacement}'"

    @property
    def operator(self):
        """The operator of this mutant alone."""
        return self.token + ''.join(DIGITS[int(digit)] for digit in str(self.number))

    @property
    def code(self):
        """The text that takes the place of the token."""
        if self.kind in ('binaryOperator', 'prefixOperator'):
            return self.operator
        return f'mutated({self.token}, {self.number})'


def candidates(root, files, archlint):
    """All mutants of these files, from the tokens that archlint sees: none is in a comment, and
    those in strings are in interpolations."""
    output = subprocess.run(
        [archlint, 'inspect', 'tokens', *files], cwd=root, check=True, capture_output=True,
        text=True).stdout
    found, path, text = [], None, b''
    for row in output.splitlines():
        cells = row.split('\t')
        if cells[0] == 'file':
            path = cells[1]
            text = (root / path).read_bytes()
        elif len(cells) == 3:
            offset, length, kind = int(cells[0]), int(cells[1]), cells[2]
            token = text[offset:offset + length].decode()
            # Between spaces an angle bracket is a comparison.
            if token in ('<', '>') and text[offset - 1:offset + 2] == f' {token} '.encode():
                kind = 'binaryOperator'
            if not can_change(kind, token):
                continue
            start = text.rfind(b'\n', 0, offset) + 1
            end = text.find(b'\n', offset)
            source = text[start:end].decode().strip()
            # Patterns, attributes and conditions of the compiler take no calls.
            if kind in ('integer', 'keyword') and source.startswith(('case ', '@', '#')):
                continue
            # The name of a declared operator: with another one it would be another function.
            if text[start:offset].endswith(b'func '):
                continue
            found.append(Mutant(
                path, offset, text.count(b'\n', 0, offset) + 1, offset - start + 1, kind, token,
                source))
    return found


def can_change(kind, token):
    if kind == 'binaryOperator':
        return token in OPERATORS
    if kind == 'prefixOperator':
        return token == '!'
    return kind == 'integer' or kind == 'keyword' and token in ('true', 'false')


def rewritten(text, mutants):
    """The text of a file with these mutants in it."""
    for mutant in sorted(mutants, key=lambda mutant: -mutant.offset):
        end = mutant.offset + len(mutant.token.encode())
        text = text[:mutant.offset] + mutant.code.encode() + text[end:]
    return text


def declarations(mutants):
    """The Swift file that declares what the rewritten files use."""
    lines = [SUPPORT]
    for mutant in mutants:
        name, number = mutant.operator, mutant.number
        if mutant.kind == 'prefixOperator':
            lines.append(f'prefix operator {name}')
            lines.append(
                f'package prefix func {name}(value: Bool) -> Bool '
                f'{{ isActive({number}) ? value : !value }}')
        elif mutant.kind == 'binaryOperator':
            other, precedence = OPERATORS[mutant.token]
            lines.append(f'infix operator {name}: {precedence}')
            for attribute, generics, parameters, result, body in FORMS[mutant.token]:
                keyword = 'return ' if '->' in result else ''
                changed, kept = keyword + body.format(other), keyword + body.format(mutant.token)
                lines.append(
                    f'{attribute}package func {name}{generics}({parameters}) {result} '
                    f'{{ if isActive({number}) {{ {changed} }} else {{ {kept} }} }}')
    return '\n'.join(lines) + '\n'


SUPPORT = '''
#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The number of the mutant that runs, or 0.
private let active = unsafe getenv("ARCHLINT_MUTANT").map { unsafe Int(atoi($0)) } ?? 0
/// A byte for each mutant, 1 once its code has run. A file that all processes of a run share.
private nonisolated(unsafe) let reached: UnsafeMutablePointer<UInt8> = {
  if let path = unsafe getenv("ARCHLINT_MUTANTS_REACHED") {
    let file = unsafe open(path, O_RDWR)
    if let bytes = unsafe mmap(nil, 10_000, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0),
      unsafe bytes != MAP_FAILED
    {
      return unsafe bytes.assumingMemoryBound(to: UInt8.self)
    }
  }
  return unsafe .allocate(capacity: 10_000)
}()

package func isActive(_ number: Int) -> Bool {
  unsafe reached[number] = 1
  return number == active
}

package func mutated<T: BinaryInteger>(_ value: T, _ number: Int) -> T {
  isActive(number) ? value + 1 : value
}

package func mutated(_ value: Bool, _ number: Int) -> Bool {
  isActive(number) ? !value : value
}
'''
