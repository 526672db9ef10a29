"""User-visible texts that several operations share. Spellings are the specification's own."""

FALLBACK = "Something went wrong. Please try again later."
DENIED = "You don't have permissions to perform this action."
OPERATOR_NOT_FOUND = "Operator not found, please select an operator."
SIGNED_OUT = "Your session has ended. Please sign in again."
BAD_CREDENTIALS = "Email or password is incorrect."
NO_SETTINGS = "No Settings Found."
SUPER_ADMIN_NOTE_HINT = "Only available for Super Admin and Admin"
