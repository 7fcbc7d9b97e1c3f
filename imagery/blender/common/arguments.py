"""Reads the arguments after `--` on Blender's command line: `shot=hero width=800 samples=16 out=/tmp/hero.png`."""
import sys


def read_arguments(known):
    """Returns a dict of the given `key=value` words over the defaults in `known`, each of its default's type."""
    words = sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else []
    values = dict(known)
    for word in words:
        key, sign, text = word.partition("=")
        if not sign or key not in known:
            raise SystemExit(f"unknown argument {word!r}; known are: {', '.join(f'{k}=' for k in known)}")
        default = known[key]
        values[key] = text if default is None else type(default)(text)
    return values
