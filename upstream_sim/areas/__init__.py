"""The rules, a module or package per area, named as in `contracts.areas`. Importing this package registers them all."""

from importlib import import_module
from pkgutil import iter_modules

for _area in iter_modules(__path__):
    import_module(f"{__name__}.{_area.name}")
