"""User-visible texts that several operations share. Spellings are the specification's own."""

FALLBACK = "Something went wrong. Please try again later."
DENIED = "You don't have permissions to perform this action."
PERSONAL_FILE = "This file holds personal data of players, which is masked for you, so that it cannot be shown."
PERSONAL_COLUMNS = "These columns hold personal data: {columns}. Export them masked, or leave them out."
RIGHTS_UNKNOWN = "Your rights have changed and could not be read. Nothing was sent. Please try again."
OPERATOR_NOT_FOUND = "Operator not found, please select an operator."
BRAND_NOT_FOUND = "Brand not found, please select a brand."
MISSING_PAYMENT_ID = "Missing Payment ID."
SIGNED_OUT = "Your session has ended. Please sign in again."
TOO_MANY_SESSIONS = "You signed in on too many other browsers; this session has ended. Please sign in again."
NOT_RENEWED = "The platform ended your session, which could not be renewed. Please sign in again."
NOT_OFFERED = "This platform does not offer that. Nothing was sent."
SESSION_CHANGED = "Another user is signed in by now. Nothing was sent."
SIGNED_OUT_ELSEWHERE = "This session was signed out from another browser. Please sign in again."
BLOCKED = "This account is blocked. Ask whoever manages staff accounts."
BAD_CREDENTIALS = "Email or password is incorrect."
PROOF_REQUIRED = "Confirm your password to continue."
WRONG_PASSWORD = "The password is incorrect."
TOO_MANY_PROOFS = "The password was entered incorrectly too often; this session has ended. Please sign in again."
PASSWORD_CHANGE_REQUIRED = "Change your password to continue."
WEAK_PASSWORD = "Password is weak, please check the password hints and try again."
PASSWORD_RULE = (
    "Password must contain at least: one lowercase letter, one uppercase letter, one digit, "
    "be at least 8 characters long."
)
PASSWORD_CHANGED = "Your password was changed in another browser. Please sign in again."
PASSWORDS_DIFFER = "The passwords do not match."
SAME_PASSWORD = "Choose a password that differs from the current one."
NO_SETTINGS = "No Settings Found."
NO_REPORT = "No Report Available."
MISSING_AFD_DETAILS = (
    "Some AFD details are missing! Please update the domain manually or force delete the domain and recreate it again."
)
FILE_FORMAT = "File format is not supported. Please select an image"
NOTE_REQUIRED = "Note for the player is required"


def sessions_ended(ended: int, pending: int) -> str:
    """The message after sessions were ended; `pending` of them still have to be ended at the platform."""
    sessions = "1 session" if ended == 1 else f"{ended} sessions"
    if pending == ended:
        return f"Signed out of {sessions} here. The platform is being told."
    return f"Signed out of {sessions} here. The platform is being told of {pending}; the rest end by themselves."
