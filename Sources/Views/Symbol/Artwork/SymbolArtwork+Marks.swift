extension SymbolArtwork {
  /// Signs, marks and signs of text.
  static let marks: [String: String] = [
    "plus": "w 1.1 l M -42 0 L 42 0 M 0 -42 L 0 42",
    "minus": "w 1.1 l M -42 0 L 42 0",
    "xmark": "w 1.1 l M -34 -34 L 34 34 M 34 -34 L -34 34",
    "checkmark": "w 1.15 l M -34 7 L -11 34 34 -35",
    "multiply": "w 1.05 l M -27 -27 L 27 27 M 27 -27 L -27 27",
    "divide": "w 1.05 l M -40 0 L 40 0 b O 0 -26 3.5 O 0 26 3.5",
    "equal": "w 1.05 l M -40 -15 L 40 -15 M -40 15 L 40 15",
    "lessthan": "w 1.05 l M 32 -30 L -32 0 32 30",
    "greaterthan": "w 1.05 l M -32 -30 L 32 0 -32 30",
    "plusminus": "w 1.05 l M -36 -14 L 36 -14 M 0 -48 L 0 20 M -36 42 L 36 42",
    "plus.forwardslash.minus": """
    l M -52 -26 L -8 -26 M -30 -48 L -30 -4 M 8 28 L 52 28 M 32 -44 L -32 44
    """,
    "percent": "l M 33 -41 L -33 41 O -29 -24 16 O 29 24 16",
    "number": "l M -36 -18 L 44 -18 M -44 18 L 36 18 M -9 -46 L -24 46 M 24 -46 L 9 46",
    "sum": "l M 30 -30 L 30 -42 -30 -42 6 0 -30 42 32 42 32 30",
    "function": """
    l M -40 44 C -22 46 -20 28 -17 10 L -11 -22 C -8 -40 -2 -48 10 -44 M -34 -12 L 4 -12 \
    M 12 4 L 42 36 M 42 4 L 12 36
    """,
    "exclamationmark": "w 1.25 l M 0 -47 L 0 12 w 1 b O 0 40 3.4",
    "exclamationmark.2": """
    @ 0 1 1 -16 0 u exclamationmark @ 0 1 1 16 0 u exclamationmark
    """,
    "exclamationmark.3": """
    @ 0 1 1 -30 0 u exclamationmark @ 0 1 1 0 0 u exclamationmark @ 0 1 1 30 0 u exclamationmark
    """,
    "questionmark": """
    w 1.15 l M -26 -22 C -26 -38 -14 -47 1 -47 C 17 -47 28 -38 28 -24 C 28 -3 1 -4 1 17 \
    w 1 b O 1 40 3.4
    """,
    "info": "w 1.15 l M -14 -11 L 3 -11 3 38 M -16 38 L 22 38 w 1 b O -1 -38 3.6",
    "ellipsis": "w 1.1 b O -40 0 4.5 O 0 0 4.5 O 40 0 4.5",
    "asterisk": "l M 0 -44 L 0 44 M -38 -22 L 38 22 M 38 -22 L -38 22",
    "dollarsign": """
    l M 27 -20 C 25 -35 14 -42 0 -42 C -15 -42 -27 -34 -27 -21 C -27 -7 -14 -3 0 0 \
    C 15 3 29 8 29 23 C 29 37 15 44 0 44 C -16 44 -28 36 -30 22 M 0 -57 L 0 58
    """,
    "eurosign": "l A 10 0 42 -55 -250 M -50 -11 L 12 -11 M -50 11 L 6 11",
    "sterlingsign": """
    l M 28 -28 C 24 -40 16 -46 4 -46 C -12 -46 -20 -36 -20 -22 C -20 -6 -10 4 -10 20 \
    C -10 32 -18 40 -32 44 L 34 44 M -34 4 L 14 4
    """,
    "yensign": "l M -34 -44 L 0 2 34 -44 M 0 2 L 0 44 M -28 8 L 28 8 M -28 26 L 28 26",
    "at": """
    l O 0 0 17 M 17 -17 L 17 6 C 17 22 42 20 42 -2 A 0 0 42 0 -318
    """,
    "textformat": "w 1.05 l M -62 36 L -33 -39 -4 36 M -53 12 L -13 12 O 31 13 22 M 53 -10 L 53 36",
    "textformat.size": """
    w 1.05 l M -64 36 L -43 -14 -22 36 M -57 20 L -29 20 M -8 36 L 27 -46 62 36 M 3 10 L 51 10
    """,
    "bold": """
    w 1.55 l M -22 -36 L 4 -36 C 28 -36 28 -2 4 -2 L -22 -2 M 4 -2 C 36 -2 36 36 6 36 L -22 36 \
    -22 -36
    """,
    "italic": "l M 0 -37 L 34 -37 M -34 37 L 0 37 M 17 -37 L -17 37",
    "underline": "l M -27 -44 L -27 -2 C -27 34 27 34 27 -2 L 27 -44 M -36 48 L 36 48",
    "strikethrough": """
    l M 24 -26 C 20 -38 10 -42 0 -42 C -14 -42 -25 -36 -25 -23 C -25 -16 -21 -12 -16 -9 \
    M 20 10 C 25 14 27 18 27 23 C 27 36 14 42 0 42 C -14 42 -25 36 -27 24 M -46 0 L 46 0
    """,
    "list.bullet": """
    l M -24 -32 L 52 -32 M -24 0 L 52 0 M -24 32 L 52 32 b O -48 -32 3 O -48 0 3 O -48 32 3
    """,
    "list.dash": """
    l M -24 -32 L 52 -32 M -24 0 L 52 0 M -24 32 L 52 32 M -52 -32 L -44 -32 M -52 0 L -44 0 \
    M -52 32 L -44 32
    """,
    "list.number": """
    l M -22 -34 L 52 -34 M -22 0 L 52 0 M -22 34 L 52 34 \
    w 0.65 l M -54 -42 L -48 -46 -48 -24 M -56 -6 C -54 -14 -42 -12 -44 -4 L -56 11 -43 11 \
    M -56 26 L -44 26 -51 34 C -42 34 -40 46 -50 47 C -54 47 -56 45 -57 42
    """,
    "list.bullet.rectangle": """
    o R -56 -42 112 84 15 d M -14 -20 L 36 -20 M -14 0 L 36 0 M -14 20 L 36 20 \
    w 0.6 e O -34 -20 5 O -34 0 5 O -34 20 5
    """,
    "list.clipboard": """
    u clipboard d M -8 -6 L 22 -6 M -8 14 L 22 14 M -8 34 L 22 34 \
    e O -24 -6 4.5 O -24 14 4.5 O -24 34 4.5
    """,
    "checklist": """
    l M -6 -26 L 54 -26 M -6 22 L 54 22 M -54 -26 L -44 -15 -26 -40 M -54 22 L -44 33 -26 8
    """,
    "line.3.horizontal": "w 1.05 l M -46 -28 L 46 -28 M -46 0 L 46 0 M -46 28 L 46 28",
    "line.horizontal.3": "u line.3.horizontal",
    "line.3.horizontal.decrease": "w 1.05 l M -46 -26 L 46 -26 M -29 2 L 29 2 M -12 30 L 12 30",
    "line.horizontal.3.decrease": "u line.3.horizontal.decrease",
    "line.diagonal": "l M -38 38 L 38 -38",
    "slider.horizontal.3": """
    l M -54 -32 L 54 -32 M -54 0 L 54 0 M -54 32 L 54 32 \
    x O 26 -32 17 O -24 0 17 O 8 32 17 o O 26 -32 10 O -24 0 10 O 8 32 10
    """,
    "slider.vertical.3": "@ -90 1 1 0 0 u slider.horizontal.3",
    "text.alignleft": "l M -48 -36 L 48 -36 M -48 -12 L 18 -12 M -48 12 L 48 12 M -48 36 L 18 36",
    "text.aligncenter":
      "l M -48 -36 L 48 -36 M -33 -12 L 33 -12 M -48 12 L 48 12 M -33 36 L 33 36",
    "text.alignright": "@ 0 -1 1 0 0 u text.alignleft",
    "text.justify": "l M -48 -36 L 48 -36 M -48 -12 L 48 -12 M -48 12 L 48 12 M -48 36 L 48 36",
    "text.justifyleft": "l M -48 -36 L 48 -36 M -48 -12 L 48 -12 M -48 12 L 48 12 M -48 36 L 6 36",
    "text.quote": """
    l M -22 -34 L 52 -34 M -22 0 L 52 0 M -22 34 L 52 34 M -50 -38 L -50 38
    """,
    "quote.opening": """
    b M -40 18 C -40 -6 -34 -22 -14 -30 M -40 18 O -26 18 10 M 10 18 C 10 -6 16 -22 36 -30 \
    M 10 18 O 24 18 10
    """,
    "paragraphsign": """
    l M 28 -44 L 28 46 M 6 -44 L 6 46 M 40 -44 L -8 -44 C -34 -44 -34 0 -8 0 L 6 0
    """,
    "command": """
    l M -18 -18 L 18 -18 18 18 -18 18 Z M -18 -18 L -30 -18 A -30 -30 12 90 270 L -18 -18 \
    M 18 -18 L 18 -30 A 30 -30 12 180 270 L 18 -18 M 18 18 L 30 18 A 30 30 12 -90 270 L 18 18 \
    M -18 18 L -18 30 A -30 30 12 0 270 L -18 18
    """,
  ]
}
