extension SymbolArtwork {
  /// Arrows and chevrons.
  static let arrows: [String: String] = [
    "chevron.right": "m 15 6.5 w 1.12 l M -17 -38.5 L 18 0 -17 38.5",
    "chevron.left": "m 15 6.5 @ 0 -1 1 0 0 u chevron.right",
    "chevron.down": "@ 90 1 1 0 0 u chevron.right",
    "chevron.up": "@ -90 1 1 0 0 u chevron.right",
    "chevron.forward": "m 15 6.5 u chevron.right",
    "chevron.backward": "m 15 6.5 u chevron.left",
    "chevron.right.2": "@ 0 1 1 -17 0 u chevron.right @ 0 1 1 21 0 u chevron.right",
    "chevron.left.2": "@ 0 -1 1 0 0 u chevron.right.2",
    "chevron.up.chevron.down": "w 1.1 l M -22 -17 L 0 -41 22 -17 M -22 17 L 0 41 22 17",
    "chevron.compact.down": "w 1.1 l M -46 -9 L 0 9 46 -9",
    "chevron.compact.up": "@ 180 1 1 0 0 u chevron.compact.down",
    "chevron.compact.left": "@ 90 1 1 0 0 u chevron.compact.down",
    "chevron.compact.right": "@ -90 1 1 0 0 u chevron.compact.down",
    "chevron.left.forwardslash.chevron.right":
      "l M -40 -27 L -68 0 -40 27 M 40 -27 L 68 0 40 27 M 14 -43 L -14 43",
    "arrow.right": "w 1.05 l M -43 0 L 42 0 M 9 -35 L 44 0 9 35",
    "arrow.left": "@ 0 -1 1 0 0 u arrow.right",
    "arrow.up": "@ -90 1 1 0 0 u arrow.right",
    "arrow.down": "@ 90 1 1 0 0 u arrow.right",
    "arrow.forward": "u arrow.right",
    "arrow.backward": "u arrow.left",
    "arrow.up.right": "w 1.05 l M -33 33 L 32 -32 M -16 -34 L 34 -34 34 16",
    "arrow.up.left": "@ 0 -1 1 0 0 u arrow.up.right",
    "arrow.down.right": "@ 0 1 -1 0 0 u arrow.up.right",
    "arrow.down.left": "@ 0 -1 -1 0 0 u arrow.up.right",
    "arrow.up.forward": "u arrow.up.right",
    "arrow.left.and.right":
      "l M -54 0 L 54 0 M -30 -25 L -55 0 -30 25 M 30 -25 L 55 0 30 25",
    "arrow.up.and.down": "@ 90 1 1 0 0 u arrow.left.and.right",
    "arrow.right.arrow.left":
      "l M -46 -22 L 44 -22 M 25 -42 L 46 -22 25 -2 M 46 22 L -44 22 M -25 2 L -46 22 -25 42",
    "arrow.left.arrow.right": "@ 0 -1 1 0 0 u arrow.right.arrow.left",
    "arrow.up.arrow.down": "@ -90 1 1 0 0 u arrow.right.arrow.left",
    "arrow.up.and.down.and.arrow.left.and.right": """
    l M 0 -56 L 0 56 M -56 0 L 56 0 M -15 -42 L 0 -57 15 -42 M -15 42 L 0 57 15 42 \
    M -42 -15 L -57 0 -42 15 M 42 -15 L 57 0 42 15
    """,
    "arrow.clockwise": "l M 41 6 A 0 6 41 0 283 M -6 -54 L 12 -34.5 -8 -17",
    "arrow.counterclockwise": "@ 0 -1 1 0 0 u arrow.clockwise",
    "arrow.triangle.2.circlepath": """
    l A 0 0 40 190 138 l A 0 0 40 10 138 w 0.5 b M 51 -24 L 17 -13 42 7 Z M -51 24 L -17 13 -42 -7 Z
    """,
    "repeat": """
    l M -48 0 L -48 -6 Q -48 -26 -28 -26 L 44 -26 M 26 -45 L 46 -26 26 -7 \
    M 48 0 L 48 6 Q 48 26 28 26 L -44 26 M -26 45 L -46 26 -26 7
    """,
    "shuffle": """
    l M -52 -24 L -40 -24 C -16 -24 2 24 28 24 L 48 24 M 32 6 L 50 24 32 42 \
    M -52 24 L -40 24 C -30 24 -22 17 -14 8 M 4 -10 C 11 -18 18 -24 28 -24 L 48 -24 \
    M 32 -42 L 50 -24 32 -6
    """,
    "arrow.uturn.left": """
    l M -22 -42 L -48 -16 -22 10 M -46 -16 L 14 -16 C 36 -16 48 -4 48 12 C 48 28 36 40 14 40 \
    L -8 40
    """,
    "arrow.uturn.backward": "u arrow.uturn.left",
    "arrow.uturn.right": "@ 0 -1 1 0 0 u arrow.uturn.left",
    "arrow.uturn.forward": "u arrow.uturn.right",
    "arrow.turn.down.right": "l M -40 -44 L -40 6 Q -40 20 -26 20 L 40 20 M 18 -5 L 43 20 18 45",
    "arrow.turn.down.left": "@ 0 -1 1 0 0 u arrow.turn.down.right",
    "arrow.turn.up.right": "@ 0 1 -1 0 0 u arrow.turn.down.right",
    "arrow.turn.up.left": "@ 0 -1 -1 0 0 u arrow.turn.down.right",
    "arrow.up.left.and.arrow.down.right": """
    l M -8 -8 L -41 -41 M -42 -12 L -42 -42 -12 -42 M 8 8 L 41 41 M 42 12 L 42 42 12 42
    """,
    "arrow.down.right.and.arrow.up.left": """
    l M -43 -43 L -11 -11 M -10 -40 L -10 -10 -40 -10 M 43 43 L 11 11 M 10 40 L 10 10 40 10
    """,
    "arrow.down.to.line": "l M 0 -48 L 0 22 M -29 -6 L 0 23 29 -6 M -34 45 L 34 45",
    "arrow.up.to.line": "@ 180 1 1 0 0 u arrow.down.to.line",
    "arrow.right.to.line": "@ -90 1 1 0 0 u arrow.down.to.line",
    "arrow.left.to.line": "@ 90 1 1 0 0 u arrow.down.to.line",
    "arrow.triangle.branch": """
    o O -26 -37 10 O -26 37 10 O 28 -24 10 \
    l M -26 -26 L -26 26 M -26 20 C -26 2 -10 4 8 2 C 22 0 28 -6 28 -13
    """,
    "arrow.triangle.turn.up.right.diamond": """
    o M -6 -49 Q 0 -55 6 -49 L 49 -6 Q 55 0 49 6 L 6 49 Q 0 55 -6 49 L -49 6 Q -55 0 -49 -6 Z \
    d M -18 20 L -18 4 Q -18 -5 -9 -5 L 10 -5 w 0.4 e M 10 -20 L 28 -5 10 10 Z
    """,
    "arrowshape.turn.up.left": """
    o M -52 -3 L -12 -41 -12 -20 C 28 -19 48 4 51 40 C 38 20 22 14 -12 14 L -12 35 Z
    """,
    "arrowshape.turn.up.right": "@ 0 -1 1 0 0 u arrowshape.turn.up.left",
    "arrowshape.turn.up.backward": "u arrowshape.turn.up.left",
    "arrowshape.turn.up.forward": "u arrowshape.turn.up.right",
    "arrowshape.right": """
    o M -48 -16 L 2 -16 2 -38 46 0 2 38 2 16 -48 16 Z
    """,
    "arrowshape.left": "@ 0 -1 1 0 0 u arrowshape.right",
    "arrowshape.up": "@ -90 1 1 0 0 u arrowshape.right",
    "arrowshape.down": "@ 90 1 1 0 0 u arrowshape.right",
    "arrowtriangle.right": "o M -26 -34 L 32 0 -26 34 Z",
    "arrowtriangle.left": "@ 0 -1 1 0 0 u arrowtriangle.right",
    "arrowtriangle.up": "@ -90 1 1 0 0 u arrowtriangle.right",
    "arrowtriangle.down": "@ 90 1 1 0 0 u arrowtriangle.right",
    "arrowtriangle.forward": "u arrowtriangle.right",
    "arrowtriangle.backward": "u arrowtriangle.left",
    "square.and.arrow.up": """
    l M -20 -20 L -28 -20 Q -41 -20 -41 -7 L -41 40 Q -41 53 -28 53 L 28 53 Q 41 53 41 40 \
    L 41 -7 Q 41 -20 28 -20 L 20 -20 M 0 17 L 0 -53 M -21 -34 L 0 -55 21 -34
    """,
    "square.and.arrow.up.fill": """
    b R -41 -20 82 73 13 w 2.8 c M 0 18 L 0 -40 w 1 l M 0 17 L 0 -53 M -21 -34 L 0 -55 21 -34
    """,
    "square.and.arrow.down": """
    l M -20 -20 L -28 -20 Q -41 -20 -41 -7 L -41 40 Q -41 53 -28 53 L 28 53 Q 41 53 41 40 \
    L 41 -7 Q 41 -20 28 -20 L 20 -20 M 0 -55 L 0 21 M -21 1 L 0 22 21 1
    """,
    "square.and.arrow.down.fill": """
    b R -41 -20 82 73 13 w 2.8 c M 0 -40 L 0 22 M -21 1 L 0 22 21 1 \
    w 1 l M 0 -55 L 0 21 M -21 1 L 0 22 21 1
    """,
    "rectangle.portrait.and.arrow.right": """
    l M 6 -30 L 6 -40 Q 6 -52 -6 -52 L -34 -52 Q -46 -52 -46 -40 L -46 40 Q -46 52 -34 52 \
    L -6 52 Q 6 52 6 40 L 6 30 M -20 0 L 54 0 M 33 -22 L 55 0 33 22
    """,
    "rectangle.portrait.and.arrow.right.fill": """
    b R -46 -52 52 104 12 w 2.8 c M -20 0 L 54 0 w 1 l M -20 0 L 54 0 M 33 -22 L 55 0 33 22
    """,
    "arrow.right.doc.on.clipboard": "u doc.on.clipboard",
    "arrow.up.doc": "u doc d M 0 32 L 0 -6 M -15 9 L 0 -6 15 9",
    "arrow.down.doc": "u doc d M 0 -8 L 0 30 M -15 15 L 0 30 15 15",
    "arrow.up.bin": "u archivebox d M 0 36 L 0 4 M -13 16 L 0 3 13 16",
  ]
}
