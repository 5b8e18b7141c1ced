import Foundation
import Testing

@testable import Views

/// Rows and columns that are as large as what lies in them.
@MainActor
struct GridTests {
  @Test func columnsAreAsWideAsTheirWidestCellAndRowsAsHigh() throws {
    let tree = try Tree(
      Grid {
        GridRow {
          Box("a", 10, 10)
          Box("b", 20, 30)
        }
        GridRow {
          Box("c", 30, 10)
          Box("d", 10, 10)
        }
      })
    // 30 + 8 + 20 wide, 30 + 8 + 10 high.
    #expect(
      tree.frames("Grid", "a", "b", "c", "d") == """
        Grid 21 26 58 48
        a 31 36 10 10
        b 59 26 20 30
        c 21 64 30 10
        d 64 64 10 10
        """)
  }

  @Test func alignmentOfGridRowColumnAndCell() throws {
    let tree = try Tree(
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Box("a", 10, 10)
          Box("b", 40, 40).gridColumnAlignment(.trailing)
        }
        GridRow(alignment: .bottom) {
          Box("c", 30, 10)
          Box("d", 10, 40)
        }
        GridRow {
          Box("e", 10, 10).gridCellAnchor(UnitPoint(x: 0.5, y: 1))
          Box("f", 20, 20)
        }
      })
    #expect(
      tree.frames("a", "b", "c", "d", "e", "f") == """
        a 15 0 10 10
        b 45 0 40 40
        c 15 70 30 10
        d 75 40 10 40
        e 25 90 10 10
        f 65 80 20 20
        """)
  }

  @Test func flexibleColumnsShareWhatIsLeft() throws {
    let tree = try Tree(
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Box("a", 20, 10)
          Box.wide("b")
          Box.wide("c", most: 10)
        }
        GridRow { Box.wide("d") }
      }, 100, 100)
    // The first column holds a flexible cell as well; the third takes its 10 first.
    #expect(
      tree.frames("a", "b", "c", "d")
        == "a 7.5 40 20 10\nb 45 40 35 10\nc 90 40 10 10\nd 0 50 35 10")
  }

  @Test func cellsThatSpanColumnsAndViewsOutsideOfRows() throws {
    let tree = try Tree(
      Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Box("a", 10, 10)
          Box("b", 10, 10)
          Box("c", 10, 10)
        }
        GridRow {
          Box("two", 50, 10).gridCellColumns(2)
          Box("d", 5, 10)
        }
        Box("whole", 20, 10)
        Divider().gridCellUnsizedAxes(.horizontal)
      })
    // Two columns with the gap between them come to 50: each is 10 wider.
    #expect(
      tree.frames("Grid", "a", "b", "c", "two", "d", "whole", "Divider") == """
        Grid 15 34.75 70 30.5
        a 15 34.75 10 10
        b 45 34.75 10 10
        c 75 34.75 10 10
        two 15 44.75 50 10
        d 75 44.75 5 10
        whole 15 54.75 20 10
        Divider 15 64.75 70 0.5
        """)
  }

  @Test func aFlexibleViewWidensTheGridUnlessItIsUnsized() throws {
    func grid(_ axes: Axis.Set) -> some View {
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Box("a", 10, 10)
          Box("b", 10, 10)
        }
        Divider().gridCellUnsizedAxes(axes)
      }
    }
    let wide = try Tree(grid([]))
    #expect(
      wide.frames("a", "b", "Divider")
        == "a 0 44.75 10 10\nb 50 44.75 10 10\nDivider 0 54.75 100 0.5")
    let narrow = try Tree(grid(.horizontal))
    #expect(narrow.frame("Divider")?.width == 20)
  }

  @Test func anUnsizedCellIsOfferedItsCell() throws {
    let journal = Box.Journal()
    _ = try Tree(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Box(
            "u", width: .init(least: 0, ideal: 10, most: .infinity),
            height: .init(least: 0, ideal: 10, most: .infinity), journal: journal
          )
          .gridCellUnsizedAxes([.horizontal, .vertical])
          Box("a", 10, 30)
        }
        GridRow {
          Box("b", 20, 10)
          Box("c", 10, 10)
        }
      })
    #expect(journal.proposals["u"] == [ProposedViewSize(width: 20, height: 30)])
  }

  @Test func rowsShareTheHeight() throws {
    let tree = try Tree(
      Grid(horizontalSpacing: 0, verticalSpacing: 10) {
        GridRow {
          Box("a", 10, 20)
          Color.red
        }
        GridRow { Box("b", 10, 20) }
        GridRow { Color.red.frame(width: 10) }
      }, 100, 100)
    #expect(tree.frames("a", "b") == "a 0 5 10 20\nb 0 40 10 20")
  }

  @Test func theGridIsUndeterminedAtNoOffer() throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Color.red
        Box.wide("a", ideal: 30)
      }
    }
    #expect(try Tree.size(of: grid, nil, nil) == CGSize(width: 40, height: 10))
    #expect(try Tree.size(of: grid, .infinity, 20) == CGSize(width: CGFloat.infinity, height: 20))
  }

  @Test func baselinesOfARowMeet() throws {
    let tree = try Tree(
      Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Box("a", 10, 20).alignmentGuide(.firstTextBaseline) { _ in 15 }
          Box("b", 10, 20).alignmentGuide(.firstTextBaseline) { _ in 5 }
        }
      })
    #expect(tree.frames("Grid", "a", "b") == "Grid 40 35 20 30\na 40 35 10 20\nb 50 45 10 20")
  }

  @Test func rowsFromForEachAndOutsideOfAGrid() throws {
    let tree = try Tree(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        ForEach(0..<2, id: \.self) { row in
          GridRow { ForEach(0..<2, id: \.self) { Box("\(row)\($0)", 10, 10) } }
        }
      }, 20, 20)
    #expect(
      tree.frames("00", "01", "10", "11")
        == "00 0 0 10 10\n01 10 0 10 10\n10 0 10 10 10\n11 10 10 10 10")
    let stack = try Tree(
      VStack(spacing: 0) {
        GridRow {
          Box("a", 10, 10)
          Box("b", 10, 10)
        }
      }, 10, 20)
    #expect(stack.frames("a", "b") == "a 0 0 10 10\nb 0 10 10 10")
  }

  @Test func theLayoutAlone() throws {
    let tree = try Tree(
      GridLayout(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 2) {
        GridRow {
          Box("a", 10, 10)
          Box("b", 10, 10)
        }
        Box("c", 30, 10)
      }, 30, 22)
    #expect(tree.frames("a", "b", "c") == "a 0 0 10 10\nb 15 0 10 10\nc 0 12 30 10")
  }
}
