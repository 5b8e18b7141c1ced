import Foundation

print("gateframe")
