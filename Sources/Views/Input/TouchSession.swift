import Foundation

/// Contacts whose gestures have to do with each other, and the decision between those gestures.
///
/// A gesture that is recognised has its way when no other that comes before it still might be. One
/// recognised by holding still or by moving does not wait for those that are merely possible: a long
/// press not for the tap that it might still become, a scroll view's pan not for the button under the
/// finger. What has its way ends all others that lie on the way of one of its contacts, but for those
/// attached as simultaneous.
@MainActor
final class TouchSession {
  /// The gestures at each contact that is down, from the innermost outwards.
  private var chains: [Int: [GestureAttachment]] = [:]
  /// Chains of contacts that are gone, as long as something is open.
  private var pastChains: [[GestureAttachment]] = []
  private var members: [GestureAttachment] = []

  /// Whether one of the gestures takes part.
  func concerns(_ chain: [GestureAttachment]) -> Bool {
    chain.contains { attachment in members.contains { $0 === attachment } }
  }

  func holds(_ contact: Int) -> Bool { chains[contact] != nil }

  /// Whether it is over.
  var isOver: Bool { chains.isEmpty && members.isEmpty }

  var deadline: Double? { members.compactMap { $0.isLive ? $0.tracker.deadline : nil }.min() }

  func begin(_ contact: Int, chain: [GestureAttachment], at point: CGPoint, _ time: Double) {
    chains[contact] = chain
    shownFrom = time
    shown[contact] = nil
    let newcomers = chain.filter { attachment in !members.contains { $0 === attachment } }
    for attachment in newcomers {
      attachment.verdict = .open
      attachment.tracker.reset()
    }
    members += newcomers
    for attachment in newcomers
    where rivals(of: attachment).contains(where: { $0.verdict == .won }) {
      lose(attachment)
    }
    follow(ContactEvent(contact: contact, kind: .began, point: point, time: time))
  }

  /// Takes in what a contact does. With `isShownLater`, gestures that have their way learn where it is
  /// when a frame shows it.
  func follow(_ event: ContactEvent, isShownLater: Bool = false) {
    guard let chain = chains[event.contact] else { return }
    time = event.time
    for member in members where member.isLive { member.tracker.tick(event.time) }
    for member in chain where member.isLive {
      if isShownLater, member.verdict == .won {
        member.tracker.measure(event)
      } else {
        member.tracker.receive(event)
      }
    }
    if event.kind == .ended, let chain = chains.removeValue(forKey: event.contact) {
      pastChains.append(chain)
      shownFrom = event.time
    }
    decide()
  }

  /// Tells the gestures that have their way where a contact is at the time that a frame shows.
  func show(_ contact: Int, along path: ContactPath, at time: Double) {
    guard let chain = chains[contact],
      chain.contains(where: { $0.isLive && $0.verdict == .won }),
      let point = path.point(at: max(time, shownFrom))
    else { return }
    if let last = shown[contact], last == point { return }
    shown[contact] = point
    let event = ContactEvent(
      contact: contact, kind: .moved, point: point, time: max(time, shownFrom), isComputed: true)
    for member in chain where member.isLive && member.verdict == .won {
      member.tracker.receive(event)
      member.tracker.deliver(true)
    }
  }

  /// The time of what was taken in last.
  private var time = 0.0
  /// No contact is shown at an earlier time: that at which a gesture got its way, or a contact came or
  /// went.
  private var shownFrom = 0.0
  /// Where contacts were shown last.
  private var shown: [Int: CGPoint] = [:]

  func tick(_ time: Double) {
    self.time = time
    for member in members where member.isLive { member.tracker.tick(time) }
    decide()
  }

  /// Ends a contact that the system takes away, with everything that follows it.
  func cancel(_ contact: Int) {
    guard let chain = chains.removeValue(forKey: contact) else { return }
    for member in chain { lose(member) }
    decide()
  }

  /// Takes out a gesture whose view is gone.
  func remove(_ attachment: GestureAttachment) {
    guard members.contains(where: { $0 === attachment }) else { return }
    lose(attachment)
    decide()
  }

  // MARK: Deciding

  /// The gestures that may not be recognised together with one, with whether they come before it.
  private func rivalries(of member: GestureAttachment) -> [(GestureAttachment, comesFirst: Bool)] {
    var found: [(GestureAttachment, comesFirst: Bool)] = []
    let present = chains.sorted { $0.key < $1.key }.map(\.value)
    for chain in present + pastChains {
      guard let place = chain.firstIndex(where: { $0 === member }) else { continue }
      for (index, other) in chain.enumerated() where index != place {
        // How the outer one of two was attached says how they stand.
        switch (index < place ? member : other).priority {
        case .normal: found.append((other, comesFirst: index < place))
        case .high: found.append((other, comesFirst: index > place))
        case .simultaneous: break
        }
      }
    }
    return found
  }

  private func rivals(of member: GestureAttachment) -> [GestureAttachment] {
    rivalries(of: member).map { $0.0 }
  }

  private func decide() {
    var isSettled = false
    while !isSettled {
      isSettled = true
      for member in members where member.verdict == .open {
        switch member.tracker.stage {
        case .possible: continue
        case .failed: lose(member)
        case .active, .ended:
          guard !mustWait(member) else { continue }
          member.verdict = .won
          shownFrom = time
          for rival in rivals(of: member) where rival.verdict != .lost { lose(rival) }
        }
        isSettled = false
      }
    }
    for member in members where member.verdict != .lost {
      member.tracker.deliver(member.verdict == .won)
    }
    finishIfDone()
  }

  private func mustWait(_ member: GestureAttachment) -> Bool {
    let isDecisive = member.tracker.isDecisive
    return rivalries(of: member).contains { rival, comesFirst in
      comesFirst && rival.verdict == .open
        && (rival.tracker.stage.isRecognized || !isDecisive)
    }
  }

  private func lose(_ member: GestureAttachment) {
    member.verdict = .lost
    member.tracker.cancel()
  }

  /// Ends the session when no contact is down and nothing waits for time to pass.
  private func finishIfDone() {
    guard chains.isEmpty else { return }
    // What still waits for contacts without a limit gets none; then others may have their way.
    if let waiting = members.first(where: { $0.isLive && $0.tracker.deadline == nil }) {
      lose(waiting)
      return decide()
    }
    guard !members.contains(where: { $0.isLive }) else { return }
    for member in members { member.tracker.reset() }
    members = []
    pastChains = []
  }
}

extension GestureAttachment {
  /// Whether it still follows contacts.
  fileprivate var isLive: Bool {
    verdict != .lost && (tracker.stage == .possible || tracker.stage == .active)
  }
}
