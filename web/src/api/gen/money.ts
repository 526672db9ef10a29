// Generated from the contracts by `make contracts`. Never edited.

export const currencyPlaces = {"AED": 2, "BTC": 8, "ETH": 8, "EUR": 2, "GBP": 2, "IRR": 0, "TRX": 6, "TRY": 2, "USD": 2, "USDT": 6} as const;
export const significantDigits = 15 as const;
export const largestPayment = "9999999999.99" as const;
export const largestBonus = 100000000 as const;
