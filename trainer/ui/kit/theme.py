"""The look of the program: colours, type, space and radii, in a light and a dark theme."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import Literal

from msgspec import Struct
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QPalette
from PySide6.QtWidgets import QApplication, QStyleFactory

from trainer.assets import folder
from trainer.ui.kit.colours import BRASS as BRASS
from trainer.ui.kit.colours import DEEP as DEEP
from trainer.ui.kit.colours import GROUND_DARK, GROUND_LIGHT
from trainer.ui.kit.colours import HERE as HERE
from trainer.ui.kit.colours import INK as INK
from trainer.ui.kit.colours import KEYCAP as KEYCAP
from trainer.ui.kit.colours import ON_HERE as ON_HERE

# Of all styles the one that looks and measures the same on every system.
STYLE, STYLED = "Fusion", "styled"
FAMILY, CHINESE = "Dealer Sans", "Noto Sans SC Subset"
RADIUS_LABEL, RADIUS_BUTTON, RADIUS_CARD, RADIUS_DIALOG = 5, 7, 10, 12
BUTTON_HEIGHT, ROW_HEIGHT = 36, 36
FONTS_KEPT = 256

Role = Literal["title", "panel", "section", "card", "body", "dense", "caption", "figure"]
TYPE: dict[Role, tuple[int, bool]] = {
    "title": (26, True),
    "panel": (20, True),
    "section": (16, True),
    "card": (15, True),
    "body": (14, False),
    "dense": (13, False),
    "caption": (12, False),
    "figure": (24, True),
}


class Palette(Struct, frozen=True):
    """One theme of the window. Every colour is ``#RRGGBB``; the felt has its own colours."""

    name: Literal["light", "dark"]
    ground: str
    surface: str
    panel: str
    well: str
    line: str
    outline: str
    text: str
    text_2: str
    text_3: str
    accent: str
    on_accent: str
    here_wash: str
    here_edge: str
    critical: str
    critical_wash: str
    serious_wash: str
    serious: str
    minor: str
    cite: str
    cite_ground: str
    house_says: str
    house_says_ground: str
    reading: str
    reading_edge: str
    room: tuple[str, str]
    rail: tuple[str, str]
    here: str = HERE
    on_here: str = ON_HERE

    @property
    def dark(self) -> bool:
        """True in the dark theme."""
        return self.name == "dark"


LIGHT = Palette(
    name="light",
    ground=GROUND_LIGHT,
    surface="#FFFFFF",
    panel="#FAF9F6",
    well="#F0EEE8",
    line="#E2DED5",
    outline="#918C80",
    text="#1C1F23",
    text_2="#565C64",
    text_3="#6B7179",
    accent="#0B6E5B",
    on_accent="#FFFFFF",
    here_wash="#FFF0C2",
    here_edge="#C8922B",
    critical="#B3261E",
    critical_wash="#FCF1F0",
    serious_wash="#FBF3EA",
    serious="#A65200",
    minor="#565C64",
    cite="#2B4A6B",
    cite_ground="#EEF1F4",
    house_says="#0A5A4A",
    house_says_ground="#E6F0EC",
    reading="#6A4A00",
    reading_edge="#B98A1E",
    room=("#EAE7E1", "#DAD6CE"),
    rail=("#5A4334", "#2E211A"),
)

DARK = Palette(
    name="dark",
    ground=GROUND_DARK,
    surface="#1A1D21",
    panel="#1A1D21",
    well="#22272C",
    line="#30363C",
    outline="#6E7883",
    text="#ECEEF0",
    text_2="#A9B1BA",
    text_3="#8F97A1",
    accent="#4CC2A4",
    on_accent="#0B1713",
    here_wash="#3A3013",
    here_edge="#C8922B",
    critical="#FF8A80",
    critical_wash="#2C1F20",
    serious_wash="#2A231A",
    serious="#F2A65A",
    minor="#A9B1BA",
    cite="#A9C7E8",
    cite_ground="#22303F",
    house_says="#8FDCC4",
    house_says_ground="#17362E",
    reading="#F2CF7A",
    reading_edge="#F2CF7A",
    room=("#16181B", "#0C0D0F"),
    rail=("#43322A", "#211813"),
)


_text_scale = 1.0


def type_at(percent: int) -> None:
    """Set the size of the type, and of what stands about it, from now on."""
    global _text_scale
    _text_scale = percent / 100


def scaled(px: float) -> int:
    """A length that grows with the type."""
    return round(px * _text_scale)


def enlarged(sheet: str) -> str:
    """A style sheet whose type and rows have the size that was chosen."""
    return re.sub(
        r"(font-size|min-height): ([0-9]+)px",
        lambda found: f"{found[1]}: {scaled(int(found[2]))}px",
        sheet,
    )


def font(px: float, *, bold: bool = False) -> QFont:
    """The program's type at a size in pixels, where the type has its usual size."""
    return felt_font(px * _text_scale, bold=bold)


def felt_font(px: float, *, bold: bool = False, tracking: float = 0.0) -> QFont:
    """The same type at that very size, for what is measured by the table; ``tracking`` pixels are
    added after each letter."""
    return QFont(_made(max(1, round(px)), bold, tracking))


@lru_cache(FONTS_KEPT)
def _made(pixels: int, bold: bool, tracking: float) -> QFont:
    load_fonts()
    chosen = QFont()
    chosen.setFamilies([FAMILY, CHINESE])
    chosen.setPixelSize(pixels)
    chosen.setBold(bold)
    chosen.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    if tracking:
        chosen.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, tracking)
    return chosen


def system_theme() -> Palette:
    """Light or dark, as the desktop asks."""
    asked = QApplication.styleHints().colorScheme()
    return DARK if asked == Qt.ColorScheme.Dark else LIGHT


def theme_named(name: str) -> Palette:
    """``light`` and ``dark`` are themselves; anything else follows the system."""
    return {"light": LIGHT, "dark": DARK}.get(name) or system_theme()


def dress(app: QApplication, theme: Palette) -> None:
    """Dress the whole program in this theme: style, font and palette."""
    _style_once(app)
    app.setFont(font(TYPE["body"][0]))
    app.setPalette(palette(theme))


def _style_once(app: QApplication) -> None:
    """Set the style, which is the same in every theme."""
    # To set it again would dress every widget once more.
    if app.property(STYLED) is None:
        app.setStyle(QStyleFactory.create(STYLE))
        app.setProperty(STYLED, STYLE)


@cache
def load_fonts() -> tuple[str, ...]:
    """Make the bundled font known to Qt. Returns its families; none when the files are missing."""
    # A name of their own: beside an installed Liberation Sans, the folder's path chose the font.
    return _loaded("Dealer*.ttf")


@cache
def load_chinese() -> tuple[str, ...]:
    """The same for the Chinese letters, which only Chinese and its name in the settings need."""
    return _loaded("Noto*.otf")


def _loaded(files: str) -> tuple[str, ...]:
    fonts = sorted((folder("resources") / "fonts").glob(files))
    ids = [QFontDatabase.addApplicationFont(str(path)) for path in fonts]
    return tuple(name for i in ids if i >= 0 for name in QFontDatabase.applicationFontFamilies(i))


def palette(theme: Palette) -> QPalette:
    """The ordinary widgets' colours."""
    roles = QPalette.ColorRole
    colours = {
        roles.Window: theme.ground,
        roles.WindowText: theme.text,
        roles.Base: theme.surface,
        roles.AlternateBase: theme.well,
        roles.Text: theme.text,
        roles.Button: theme.surface,
        roles.ButtonText: theme.text,
        roles.BrightText: theme.text,
        roles.Highlight: theme.accent,
        roles.HighlightedText: theme.on_accent,
        roles.Link: theme.cite,
        roles.ToolTipBase: theme.surface,
        roles.ToolTipText: theme.text,
        roles.PlaceholderText: theme.text_3,
        roles.Mid: theme.line,
        roles.Dark: theme.outline,
        roles.Accent: theme.accent,
    }
    chosen = QPalette()
    for role, colour in colours.items():
        chosen.setColor(role, QColor(colour))
    for role in (roles.WindowText, roles.Text, roles.ButtonText):
        chosen.setColor(QPalette.ColorGroup.Disabled, role, QColor(theme.text_3))
    return chosen


def tint(colour: str, alpha: float) -> QColor:
    """A colour at an opacity between 0 and 1."""
    tinted = QColor(colour)
    tinted.setAlphaF(alpha)
    return tinted


def darker(colour: str, by: float) -> str:
    """The colour with ``by`` of its light taken away (0.12 is 12 per cent)."""
    c = QColor(colour)
    keep = 1.0 - by
    return QColor(round(c.red() * keep), round(c.green() * keep), round(c.blue() * keep)).name()
