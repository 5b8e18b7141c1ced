// BoardingPass
