"""Paper and ink: the colours, letters and sizes of charts, in keeping with the pictures of games."""

from __future__ import annotations

PAPER = "#fffdf8"
INK = "#26211b"
SOFT = "#5d5346"
"""Ink for what is beside the point."""
RULE = "#d9cdb8"
"""Lines to measure by."""
EDGE = "#b9a98f"
VERMILION = "#b3402e"
INDIGO = "#2f6db3"
INKS = (INDIGO, VERMILION, "#1d6b3c", "#b98a1f", "#7d52ad", "#7b8794", "#8a5a2b", "#2a8c8c")
"""Of several things, in this order."""
DASHES = ("-", "--", "-.", ":")
"""Lines differ by more than their colour."""

_JAPANESE = (
    "Noto Sans CJK JP", "Noto Sans JP", "Source Han Sans JP", "Hiragino Sans", "Yu Gothic", "Meiryo", "IPAexGothic",
    "IPAGothic", "TakaoGothic", "VL Gothic", "MS Gothic",
)  # fmt: skip
_CHINESE = (
    "Noto Sans CJK SC", "Noto Sans SC", "Source Han Sans SC", "PingFang SC", "Microsoft YaHei", "WenQuanYi Micro Hei",
    "WenQuanYi Zen Hei", "SimHei",
)  # fmt: skip


def families(language: str) -> tuple[str, ...]:
    """Names of fonts, the one to be preferred first; letters that it lacks are taken from those after it.

    Args:
        language: Chinese and Japanese write some characters differently.
    """
    eastern = (*_CHINESE, *_JAPANESE) if language == "zh" else (*_JAPANESE, *_CHINESE)
    # Matplotlib carries this one itself.
    return ("Noto Sans", "DejaVu Sans", *eastern)


def settings(language: str, salt: str) -> dict[str, object]:
    """Matplotlib's settings for a chart.

    Args:
        salt: what ids in the SVG are made from, so that the same chart has the same ones, and others have others.
    """
    return {
        "font.family": list(families(language)),
        "font.size": 11,
        "axes.titlesize": 14,
        "axes.titleweight": "bold",
        "axes.titlelocation": "left",
        "axes.titlepad": 12,
        "axes.facecolor": PAPER,
        "axes.edgecolor": EDGE,
        "axes.labelcolor": SOFT,
        "axes.titlecolor": INK,
        "axes.spines.top": False,
        "axes.spines.right": False,
        "axes.axisbelow": True,
        "axes.unicode_minus": False,
        "figure.facecolor": PAPER,
        "figure.constrained_layout.use": True,
        "savefig.facecolor": PAPER,
        "grid.color": RULE,
        "grid.linewidth": 0.8,
        "legend.frameon": False,
        "text.color": INK,
        "xtick.color": SOFT,
        "ytick.color": SOFT,
        "svg.fonttype": "none",
        "svg.hashsalt": salt,
        "text.parse_math": False,
    }
