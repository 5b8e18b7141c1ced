// Seat
