import Foundation

print("gateframe-kiosk")
