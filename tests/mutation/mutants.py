"""Small changes to the program's functions, each of which some test should notice."""

from __future__ import annotations

import ast
import copy
import gc
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, FunctionType

ROOT = Path(__file__).parents[2]

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
COMPUTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.Div: ast.Mult,
}
CALLED = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True, slots=True)
class Mutant:
    """One change: the file, the function's first line, the changed line, and both texts."""

    file: str
    function: str
    first_line: int
    line: int
    before: str
    after: str
    at: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.before}  ->  {self.after}"


def mutants(file: Path) -> tuple[Mutant, ...]:
    """Every change to the bodies of a file's functions, in their order."""
    name = str(file.relative_to(ROOT))
    found = []
    for place, (qualified, function) in enumerate(_functions(_tree(file))):
        first = min([function.lineno, *(each.lineno for each in function.decorator_list)])
        for at, (node, after) in enumerate(_changes(function)):
            told = ast.unparse(node).partition("\n")[0], ast.unparse(after).partition("\n")[0]
            found.append(Mutant(name, qualified, first, node.lineno, *told, place * 10000 + at))
    return tuple(found)


def apply(mutant: Mutant) -> bool:
    """The running program has the change. False where it cannot be made."""
    path = ROOT / mutant.file
    tree = _tree(path)
    plain = _compiled(tree, path, mutant)
    changed = _compiled(_change(tree, mutant), path, mutant)
    if plain is None or changed is None:
        return False
    anew = dict(zip(_with_inner(plain), _with_inner(changed), strict=False))
    gc.unfreeze()  # the tests freeze all that was read, and what is frozen is not among the objects
    alike = [each for each in gc.get_objects() if _is_of(each, path) and each.__code__ in anew]
    for each in alike:
        if len(each.__code__.co_freevars) != len(anew[each.__code__].co_freevars):
            return False
        each.__code__ = anew[each.__code__]
    return bool(alike)


class Changed(SourceFileLoader):
    """Imports the file with the change in it, for what is made while it is imported."""

    def __init__(self, mutant: Mutant) -> None:
        name = mutant.file.removesuffix(".py").replace("/", ".")
        super().__init__(name, str(ROOT / mutant.file))
        self._mutant = mutant

    def find_spec(self, name: str, path: object, target: object = None) -> ModuleSpec | None:
        return spec_from_file_location(name, self.path, loader=self) if name == self.name else None

    def get_code(self, fullname: str) -> CodeType:
        return compile(_change(_tree(Path(self.path)), self._mutant), self.path, "exec")


def _change(tree: ast.Module, mutant: Mutant) -> ast.Module:
    _, function = list(_functions(tree))[mutant.at // 10000]
    node, after = list(_changes(function))[mutant.at % 10000]
    _replace(function, node, after)
    return ast.fix_missing_locations(tree)


def _is_of(found: object, path: Path) -> bool:
    return isinstance(found, FunctionType) and found.__code__.co_filename == str(path)


def _compiled(tree: ast.Module, path: Path, mutant: Mutant) -> CodeType | None:
    return _code(compile(tree, str(path), "exec"), mutant)


def _with_inner(code: CodeType) -> Iterator[CodeType]:
    """The function's code and that of the functions in it, some of which were made before."""
    yield code
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield from _with_inner(each)


def _code(code: CodeType, mutant: Mutant) -> CodeType | None:
    if code.co_qualname == mutant.function and code.co_firstlineno == mutant.first_line:
        return code
    inner = (_code(each, mutant) for each in code.co_consts if isinstance(each, CodeType))
    return next((each for each in inner if each is not None), None)


def _tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def _functions(
    tree: ast.Module | ast.ClassDef, within: str = ""
) -> Iterator[tuple[str, ast.FunctionDef]]:
    """The functions of the module and its classes; those inside of others are part of them."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield within + node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from _functions(node, f"{within}{node.name}.")


def _changes(function: ast.FunctionDef) -> Iterator[tuple[ast.expr | ast.stmt, ast.AST]]:
    for statement in function.body:
        for node in _walk(statement):
            for after in _changed(node):
                yield node, after


def _walk(node: ast.AST) -> Iterator[ast.expr | ast.stmt]:
    """All but annotations, texts for people, and what only says that we erred."""
    if isinstance(node, ast.Assert | ast.Raise | ast.JoinedStr | ast.arg):
        return
    if isinstance(node, ast.keyword) and node.arg == "strict":
        return
    if isinstance(node, ast.expr | ast.stmt):
        yield node
    for field, value in ast.iter_fields(node):
        if field not in ("annotation", "returns", "decorator_list", "ops", "op"):
            for each in value if isinstance(value, list) else [value]:
                if isinstance(each, ast.AST):
                    yield from _walk(each)


def _changed(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.Compare(ops=[op]) if type(op) in COMPARED:
            yield _with(node, ops=[COMPARED[type(op)]()])
        case ast.BoolOp(op=op):
            yield _with(node, op=ast.Or() if isinstance(op, ast.And) else ast.And())
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.BinOp(op=op) | ast.AugAssign(op=op) if type(op) in COMPUTED:
            yield _with(node, op=COMPUTED[type(op)]())
        case ast.Constant(value=bool(value)):
            yield _with(node, value=not value)
        case ast.Constant(value=int(value)):
            yield _with(node, value=value + 1)
        case ast.Call(func=ast.Name(id=name)) if name in CALLED:
            yield _with(node, func=ast.Name(CALLED[name], ast.Load()))
        case ast.If() | ast.IfExp() | ast.While() if isinstance(node.test, _PLAIN):
            yield _with(node, test=ast.UnaryOp(ast.Not(), node.test))
        case ast.ListComp() | ast.SetComp() | ast.GeneratorExp() | ast.DictComp():
            for at, each in enumerate(node.generators):
                if each.ifs and isinstance(each.ifs[0], _PLAIN):
                    ifs = [ast.UnaryOp(ast.Not(), each.ifs[0]), *each.ifs[1:]]
                    loops = [*node.generators]
                    loops[at] = ast.comprehension(each.target, each.iter, ifs, each.is_async)
                    yield _with(node, generators=loops)
        case ast.Break():
            yield ast.copy_location(ast.Continue(), node)
        case ast.Continue():
            yield ast.copy_location(ast.Break(), node)
        case ast.Expr(value=ast.Call() | ast.Yield() | ast.YieldFrom() as value):
            # a function that yields nothing more is no generator any longer: it stays one
            yields = not isinstance(value, ast.Call)
            yield _with(node, value=ast.YieldFrom(ast.Tuple([], ast.Load())) if yields else _NONE)


_PLAIN = (ast.Name, ast.Attribute, ast.Call, ast.Subscript)
_NONE = ast.Constant(None)


def _with(node: ast.AST, **fields: object) -> ast.AST:
    made = copy.copy(node)
    for name, value in fields.items():
        setattr(made, name, value)
    return made


def _replace(within: ast.AST, node: ast.AST, by: ast.AST) -> None:
    for parent in ast.walk(within):
        for field, value in ast.iter_fields(parent):
            if value is node:
                setattr(parent, field, by)
            elif isinstance(value, list) and any(each is node for each in value):
                value[next(at for at, each in enumerate(value) if each is node)] = by
