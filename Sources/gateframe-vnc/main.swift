import Foundation

print("gateframe-vnc")
