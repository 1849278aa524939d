"""The colours of things: felt, cards, chips, wood and metal. Themes are in ``theme``."""

from __future__ import annotations

GROUND_LIGHT, GROUND_DARK = "#F4F3EF", "#121417"
BLACK, WHITE = "#000000", "#FFFFFF"

# ------------------------------------------------------------------ on the felt
INK = "#F1E7CB"
BRASS = "#C9A45A"
HERE, ON_HERE = "#FFD36B", "#2A1F05"
"""You are here, and nothing else."""
KEYCAP, ON_KEYCAP = "#F6F2E6", "#22262B"
DEEP = "#04120E"
"""What is dark on the felt: behind figures, plaques and the ring."""
METER = "#04100C"
SPEECH = "#1C2A26"
SHADE = "#0B1412"
"""Edges and shadows of what lies on the felt."""
CLOSED_HOUSE = ("#8B9096", "#6E747B", "#565C63")
"""The felt of a house that cannot be used."""

# ------------------------------------------------------------------- furniture
CASE, CASE_EDGE = ("#34393F", "#191C20"), "#5A6068"
MOUTH = "#0A0B0D"
WELL = ("#050608", "#1B1D21")
ON_CASE, ON_TRAY = "#F1F1EE", "#F4F2EC"
LAMP_READY, LAMP_STOPPED = "#7FDDB2", "#FF6B5E"
STUB_EDGE, RACKED_EDGE = "#E9E7DF", "#5674B8"

# ----------------------------------------------------------------------- paper
CARD = "#FDFCF8"
BACK, BACK_EDGE, LATTICE = "#23406E", "#DCE5F4", "#8FA6CC"
OTHER_BACK = "#7B2334"
PLASTIC = "#D9793A"
BLACK_SUIT, RED_SUIT, BLUE_SUIT, GREEN_SUIT = "#16191D", "#C4161C", "#1556B8", "#11713A"
SLIP, SLIP_EDGE, SLIP_INK = "#EFE9D6", "#8C8468", "#2B2A22"
CARD_INK, CARD_INK_2 = "#1C1F23", "#565C64"
STRUCK = "#8C1D14"
FOUR_COLOURS = "four colours"
"""The property of the application that says that each suit has a colour of its own."""

# ----------------------------------------------------------------------- chips
INLAY = "#FDFBF4"
GREEN_CHIP, GREEN_CHIP_SPOTS = "#1D7A46", "#F4F1E2"
CHIPS = {
    "1": ("#E9E4D8", "#5C7490", "#2A3644"),
    "5": ("#B8232B", "#FBF3E6", "#98141C"),
    "25": (GREEN_CHIP, GREEN_CHIP_SPOTS, "#0E4F2B"),
    "100": ("#1D2126", "#E8E2D2", "#1D2126"),
    "500": ("#6B3A96", "#F3C64B", "#4A2370"),
    "1000": ("#2A8CA8", "#F2EFE4", "#12495A"),
    "small": ("#8B9198", "#DADDE0", "#33383E"),
    "blank": ("#767B80", "#767B80", "#2B2E31"),
}
"""Each chip's body, the spots on its edge, and its figure."""
PALE_PRINT = "#EBEBEC"
"""What is printed across a page, below its words."""

# ------------------------------------------------------------- films of gestures
FILM_FELT, FILM_CASE, FILM_SLOT = "#0F5A43", "#1B1C20", "#050506"
FILM_CARD_EDGE, FILM_HAND_EDGE = "#9AA0A6", "#111317"

# -------------------------------------------------------------- handouts on paper
SHEET_INKS = ("#16191C", "#50565B", "#B9BCB8", "#B4141E")
"""Words, what stands behind them, lines, and the red of the suits."""
SHEET_WELL, SHEET_LIGHT = "#F1F1EE", "#F4EFDD"
