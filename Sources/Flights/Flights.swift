// Flights
