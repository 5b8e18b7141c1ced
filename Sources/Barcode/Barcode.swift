// Barcode
