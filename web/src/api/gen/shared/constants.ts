// Generated from the contracts by `make contracts`. Never edited.

export const BAD_CREDENTIALS = "Email or password is incorrect." as const;
export const BLOCKED = "This account is blocked. Ask whoever manages staff accounts." as const;
export const BRAND_NOT_FOUND = "Brand not found, please select a brand." as const;
export const CURRENCY_PLACES = {"AED": 2, "BTC": 8, "ETH": 8, "EUR": 2, "GBP": 2, "IRR": 0, "TRX": 6, "TRY": 2, "USD": 2, "USDT": 6} as const;
export const DENIED = "You don't have permissions to perform this action." as const;
export const FALLBACK = "Something went wrong. Please try again later." as const;
export const MISSING_AFD_DETAILS = "Some AFD details are missing! Please update the domain manually or force delete the domain and recreate it again." as const;
export const MISSING_PAYMENT_ID = "Missing Payment ID." as const;
export const NOTE_REQUIRED = "Note for the player is required" as const;
export const NO_REPORT = "No Report Available." as const;
export const NO_SETTINGS = "No Settings Found." as const;
export const OPERATOR_NOT_FOUND = "Operator not found, please select an operator." as const;
export const PASSWORDS_DIFFER = "The passwords do not match." as const;
export const PASSWORD_CHANGED = "Your password was changed in another browser. Please sign in again." as const;
export const PASSWORD_CHANGE_REQUIRED = "Change your password to continue." as const;
export const PASSWORD_RULE = "Password must contain at least: one lowercase letter, one uppercase letter, one digit, be at least 8 characters long." as const;
export const PROOF_REQUIRED = "Confirm your password to continue." as const;
export const SAME_PASSWORD = "Choose a password that differs from the current one." as const;
export const SESSION_CHANGED = "Another user is signed in by now. Nothing was sent." as const;
export const SIGNED_OUT = "Your session has ended. Please sign in again." as const;
export const SIGNED_OUT_ELSEWHERE = "This session was signed out from another browser. Please sign in again." as const;
export const TOO_MANY_PROOFS = "The password was entered incorrectly too often; this session has ended. Please sign in again." as const;
export const TOO_MANY_SESSIONS = "You signed in on too many other browsers; this session has ended. Please sign in again." as const;
export const WEAK_PASSWORD = "Password is weak, please check the password hints and try again." as const;
export const WRONG_PASSWORD = "The password is incorrect." as const;
