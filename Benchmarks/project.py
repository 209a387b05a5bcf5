"""A generated app, the same bytes for the same arguments on every machine: features in layers, with
views, view models, UIKit controllers, a core package, tests, documents, a manifest and a project file
of Xcode. Some of its code breaks rules, about as often as that of people does."""
import pathlib

from templates import DOCUMENT, FILES, MANIFEST, VIEW

WORDS = ('Glucose Meal Training Sleep Record Chart Profile Session Import Reading Goal Streak Device '
         'Reminder Journal Filter Recipe Route Series Summary').split()


class Draw:
    """Numbers that look random: those of Python's own generator may change with its version."""

    def __init__(self, seed):
        self.state = seed * 2654435761 + 1

    def below(self, limit):
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self.state >> 33) % limit

    def choice(self, values):
        return values[self.below(len(values))]


def text(file, name, draw, size):
    """The text of one file of a feature, with one to 2 * size - 1 members."""
    _, before, behind, members = file
    parts = []
    if members:
        choices = members.strip('\n').split('\n---\n')
        for _ in range(1 + draw.below(2 * size - 1)):
            word = draw.choice(WORDS)
            member = draw.choice(choices)
            parts.append(
                member.replace('ITEM', word).replace('Item', word).replace('item', word.lower()))
    separator = '\n' if members is VIEW else '\n\n'
    middle = separator.join(parts)
    gap = '\n' if middle and members is not VIEW else ''
    return (before + gap + middle + ('\n' if middle else '') + behind).replace('NAME', name)


def project_file(paths):
    """A project of Xcode with a group for each folder and a reference to each file."""
    children, objects = {'': []}, []
    identifier = lambda kind, path: kind + format(len(children) + len(objects), '022X')
    ids = {'': 'A0' + '0' * 22}

    def group(path):
        if path not in ids:
            parent, _, name = path.rpartition('/')
            group(parent)
            ids[path] = identifier('AA', path)
            children[path] = []
            children[parent].append((ids[path], name))
        return path

    for path in paths:
        folder, _, name = path.rpartition('/')
        group(folder)
        file = identifier('BB', path)
        children[folder].append((file, name))
        objects.append(f'\t\t{file} /* {name} */ = {{isa = PBXFileReference; lastKnownFileType = '
                       f'sourcecode.swift; path = {name}; sourceTree = "<group>"; }};')
    for path, entries in children.items():
        name = path.rpartition('/')[2]
        listed = ''.join(f'\t\t\t\t{entry} /* {title} */,\n' for entry, title in entries)
        objects.append(f'\t\t{ids[path]} = {{\n\t\t\tisa = PBXGroup;\n\t\t\tchildren = (\n{listed}\t\t\t);\n'
                       + (f'\t\t\tpath = {name};\n' if name else '')
                       + '\t\t\tsourceTree = "<group>";\n\t\t};')
    objects.append('\t\tCC0000000000000000000001 = {isa = XCBuildConfiguration; buildSettings = {'
                   'IPHONEOS_DEPLOYMENT_TARGET = 17.0; SWIFT_VERSION = 6.0; }; name = Debug; };')
    objects.append('\t\tCC0000000000000000000002 = {isa = XCConfigurationList; buildConfigurations = ('
                   'CC0000000000000000000001, ); };')
    objects.append('\t\tCC0000000000000000000003 = {isa = PBXProject; buildConfigurationList = '
                   f'CC0000000000000000000002; mainGroup = {ids[""]}; targets = ( ); }};')
    return ('// !$*UTF8*$!\n{\n\tarchiveVersion = 1;\n\tobjectVersion = 56;\n\tobjects = {\n'
            + '\n'.join(objects)
            + '\n\t};\n\trootObject = CC0000000000000000000003;\n}\n')


def sources(files, seed, size):
    """Path and text of each of so many Swift files, and of the documents beside them."""
    draw = Draw(seed)
    for number in range(files):
        feature, kind = divmod(number, len(FILES))
        if kind == 0:
            name = f'{draw.choice(WORDS)}{draw.choice(WORDS)}{feature}'
            yield f'docs/specs/{name}.md', DOCUMENT.replace('NAME', name)
        yield FILES[kind][0].replace('NAME', name), text(FILES[kind], name, draw, size)


def generate(folder, files, seed, size=4):
    """Writes an app with so many Swift files; they get longer with the size."""
    folder = pathlib.Path(folder)
    made, paths = set(), []

    def write(path, content):
        parent = folder / path.rpartition('/')[0]
        if parent not in made:
            parent.mkdir(parents=True, exist_ok=True)
            made.add(parent)
        (folder / path).write_text(content)

    for path, content in sources(files, seed, size):
        write(path, content)
        if path.endswith('.swift') and not path.startswith('Packages/'):
            paths.append(path)
    write('Packages/Core/Package.swift', MANIFEST)
    write('App.xcodeproj/project.pbxproj', project_file(paths))
    write('README.md', '# App\n\nAn app that keeps records of health, for phones and tablets.\n')
