extension SymbolArtwork {
  /// Plain shapes and arrangements of them.
  static let shapes: [String: String] = [
    "circle": "o O 0 0 46",
    "square": "o R -42 -42 84 84 17",
    "app": "o R -43 -43 86 86 24",
    "rectangle": "o R -56 -39 112 78 15",
    "rectangle.portrait": "o R -39 -52 78 104 14",
    "capsule": "o R -58 -33 116 66 33",
    "capsule.portrait": "@ 90 1 1 0 0 u capsule",
    "oval": "o E 0 0 58 40",
    "oval.portrait": "o E 0 0 40 56",
    "triangle": """
    o M -7 -39 Q 0 -51 7 -39 L 49 33 Q 56 45 43 45 L -43 45 Q -56 45 -49 33 Z
    """,
    "diamond": """
    o M -5 -49 Q 0 -54 5 -49 L 49 -5 Q 54 0 49 5 L 5 49 Q 0 54 -5 49 L -49 5 Q -54 0 -49 -5 Z
    """,
    "pentagon": "o M 0 -49 L 49 -12 31 45 -31 45 -49 -12 Z",
    "hexagon": "o M -26 -45 L 26 -45 52 0 26 45 -26 45 -52 0 Z",
    "octagon": "o M -19 -46 L 19 -46 46 -19 46 19 19 46 -19 46 -46 19 -46 -19 Z",
    "seal": "o S 0 0 51 43 12",
    "star": "#FFCC00 o S 0 5 53 22 5",
    "star.leadinghalf.filled": """
    #FFCC00 o S 0 5 53 22 5 f M 0 -48 L -12.9 -12.8 -50.4 -11.4 -20.9 11.8 -31.1 47.9 0 27 Z
    """,
    "star.lefthalf.fill": "u star.leadinghalf.filled",
    "heart": """
    #FF3B30 o M 0 45 C -22 29 -50 9 -50 -18 C -50 -34 -39 -45 -25 -45 C -13 -45 -5 -39 0 -29 \
    C 5 -39 13 -45 25 -45 C 39 -45 50 -34 50 -18 C 50 9 22 29 0 45 Z
    """,
    "suit.heart": "u heart",
    "suit.diamond": "o M 0 -50 L 36 0 0 50 -36 0 Z",
    "suit.spade": """
    o M 0 -50 C 18 -26 46 -10 46 12 C 46 34 18 38 6 24 L 14 48 -14 48 -6 24 \
    C -18 38 -46 34 -46 12 C -46 -10 -18 -26 0 -50 Z
    """,
    "suit.club": """
    o M -7 14 C -14 30 -46 28 -46 4 C -46 -14 -30 -20 -20 -16 C -30 -30 -20 -50 0 -50 \
    C 20 -50 30 -30 20 -16 C 30 -20 46 -14 46 4 C 46 28 14 30 7 14 L 14 48 -14 48 Z
    """,
    "shield": """
    o M 0 -54 C 14 -45 28 -41 42 -40 L 42 -4 C 42 26 24 44 0 54 C -24 44 -42 26 -42 -4 \
    L -42 -40 C -28 -41 -14 -45 0 -54 Z
    """,
    "lock.shield": """
    u shield e R -17 -4 34 28 6 w 0.8 d M -10 -6 L -10 -14 C -10 -28 10 -28 10 -14 L 10 -6
    """,
    "cross": """
    o M -15 -48 L 15 -48 15 -15 48 -15 48 15 15 15 15 48 -15 48 -15 15 -48 15 -48 -15 -15 -15 Z
    """,
    "circle.lefthalf.filled": "o O 0 0 46 f M 0 -46 A 0 0 46 -90 -180 Z",
    "circle.righthalf.filled": "o O 0 0 46 f M 0 -46 A 0 0 46 -90 180 Z",
    "circle.bottomhalf.filled": "o O 0 0 46 f M 46 0 A 0 0 46 0 180 Z",
    "circle.tophalf.filled": "o O 0 0 46 f M -46 0 A 0 0 46 180 180 Z",
    "circle.lefthalf.fill": "u circle.lefthalf.filled",
    "circle.righthalf.fill": "u circle.righthalf.filled",
    "square.lefthalf.filled": """
    o R -42 -42 84 84 17 f M 0 -42 L -25 -42 Q -42 -42 -42 -25 \
    L -42 25 Q -42 42 -25 42 L 0 42 Z
    """,
    "circle.inset.filled": "o O 0 0 46 f O 0 0 29",
    "largecircle.fill.circle": "u circle.inset.filled",
    "smallcircle.filled.circle": "o O 0 0 46 e O 0 0 17",
    "smallcircle.fill.circle": "u smallcircle.filled.circle",
    "record.circle": "o O 0 0 46 e O 0 0 24",
    "target": "l O 0 0 47 O 0 0 26 f O 0 0 10",
    "scope": "l O 0 0 38 M 0 -56 L 0 -22 M 0 56 L 0 22 M -56 0 L -22 0 M 56 0 L 22 0",
    "circle.circle": "o O 0 0 46 d O 0 0 25",
    "circle.dashed": """
    l A 0 0 45 -98 26 l A 0 0 45 -53 26 l A 0 0 45 -8 26 l A 0 0 45 37 26 l A 0 0 45 82 26 \
    l A 0 0 45 127 26 l A 0 0 45 172 26 l A 0 0 45 217 26
    """,
    "circle.dotted": """
    b O 0 -45 1 O 22.5 -39 1 O 39 -22.5 1 O 45 0 1 O 39 22.5 1 O 22.5 39 1 O 0 45 1 \
    O -22.5 39 1 O -39 22.5 1 O -45 0 1 O -39 -22.5 1 O -22.5 -39 1
    """,
    "circle.hexagongrid": """
    o O 0 0 14 O 0 -36 12 O 0 36 12 O 31 -18 12 O 31 18 12 O -31 -18 12 O -31 18 12
    """,
    "circle.grid.2x2": "o O -24 -24 17 O 24 -24 17 O -24 24 17 O 24 24 17",
    "circle.grid.3x3": """
    o O -37 -37 9 O 0 -37 9 O 37 -37 9 O -37 0 9 O 0 0 9 O 37 0 9 O -37 37 9 O 0 37 9 O 37 37 9
    """,
    "square.grid.2x2": "o R -46 -46 38 38 8 R 8 -46 38 38 8 R -46 8 38 38 8 R 8 8 38 38 8",
    "square.grid.3x3": """
    o R -48 -48 26 26 5 R -13 -48 26 26 5 R 22 -48 26 26 5 R -48 -13 26 26 5 \
    R -13 -13 26 26 5 R 22 -13 26 26 5 R -48 22 26 26 5 R -13 22 26 26 5 R 22 22 26 26 5
    """,
    "square.grid.3x2": """
    o R -58 -38 32 32 6 R -16 -38 32 32 6 R 26 -38 32 32 6 R -58 6 32 32 6 R -16 6 32 32 6 \
    R 26 6 32 32 6
    """,
    "rectangle.grid.1x2": "o R -52 -42 104 36 9 R -52 8 104 36 9",
    "rectangle.grid.2x2": "o R -56 -40 50 34 8 R 6 -40 50 34 8 R -56 8 50 34 8 R 6 8 50 34 8",
    "rectangle.3.group": "o R -54 -40 108 34 9 R -54 8 48 34 9 R 6 8 48 34 9",
    "rectangle.split.3x1": "o R -58 -38 116 76 13 d M -19 -38 L -19 38 M 19 -38 L 19 38",
    "rectangle.split.2x1": "o R -56 -38 112 76 13 d M 0 -38 L 0 38",
    "sidebar.left": """
    o R -56 -40 112 80 14 d M -20 -40 L -20 40 w 0.6 d M -44 -22 L -32 -22 \
    M -44 -8 L -32 -8 M -44 6 L -32 6
    """,
    "sidebar.right": "@ 0 -1 1 0 0 u sidebar.left",
    "square.on.square": """
    o R -46 -46 64 64 13 x R -20 -20 66 66 14 w 2.6 c R -18 -18 64 64 13 w 1 o R -18 -18 64 64 13
    """,
    "square.stack": "o R -36 -18 72 68 13 l M -28 -36 L 28 -36 M -20 -52 L 20 -52",
    "rectangle.stack": "o R -52 -18 104 66 13 l M -42 -35 L 42 -35 M -32 -51 L 32 -51",
    "square.stack.3d.up": """
    o M 0 -50 L 48 -26 0 -2 -48 -26 Z l M -48 -2 L 0 22 48 -2 M -48 22 L 0 46 48 22
    """,
    "cube": """
    o M 0 -54 L 46 -28 46 28 0 54 -46 28 -46 -28 Z d M -46 -28 L 0 -2 46 -28 M 0 -2 L 0 54
    """,
    "shippingbox": """
    o M 0 -54 L 46 -28 46 28 0 54 -46 28 -46 -28 Z \
    d M -46 -28 L 0 -2 46 -28 M 0 -2 L 0 54 M -23 -41 L 24 -14 24 4
    """,
    "viewfinder": """
    l M -46 -20 L -46 -34 Q -46 -46 -34 -46 L -20 -46 M 20 -46 L 34 -46 Q 46 -46 46 -34 L 46 -20 \
    M 46 20 L 46 34 Q 46 46 34 46 L 20 46 M -20 46 L -34 46 Q -46 46 -46 34 L -46 20
    """,
    "plus.viewfinder": "u viewfinder l M -20 0 L 20 0 M 0 -20 L 0 20",
    "text.viewfinder": "u viewfinder l M -22 -16 L 22 -16 M -22 0 L 22 0 M -22 16 L 8 16",
    "crop": "l M -28 -52 L -28 28 52 28 M -52 -28 L 28 -28 28 52",
    "rotate.right": "u arrow.clockwise",
    "rotate.left": "u arrow.counterclockwise",
    "flag": "l M -36 -50 L -36 54 o M -36 -44 C -18 -54 8 -32 40 -42 L 40 10 C 8 20 -18 -2 -36 8 Z",
    "flag.checkered": """
    l M -36 -50 L -36 54 o M -36 -44 C -18 -54 8 -32 40 -42 L 40 10 C 8 20 -18 -2 -36 8 Z \
    d M 2 -40 L 2 6 M -36 -18 C -18 -28 8 -6 40 -16
    """,
  ]
}
