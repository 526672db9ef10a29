// Generated from the contracts by `make contracts`. Never edited.

export const AFFILIATE_NOT_FOUND = "Affiliate not found, please select an affiliate.";
export const BAD_CREDENTIALS = "Email or password is incorrect.";
export const BRAND_NOT_FOUND = "Brand not found, please select a brand.";
export const DENIED = "You don't have permissions to perform this action.";
export const FALLBACK = "Something went wrong. Please try again later.";
export const INVALID_USERNAME = "Invalid username, please enter valid characters.";
export const MISSING_AFD_DETAILS = "Some AFD details are missing! Please update the domain manually or force delete the domain and recreate it again.";
export const MISSING_INVOICE_ID = "Missing Invoice ID.";
export const MISSING_PAYMENT_ID = "Missing Payment ID.";
export const NOTE_REQUIRED = "Note for the player is required";
export const NO_REPORT = "No Report Available.";
export const NO_SETTINGS = "No Settings Found.";
export const OPERATOR_NOT_FOUND = "Operator not found, please select an operator.";
export const PLAYERS_DELETED = "Players deleted successfully";
export const PLAYER_DELETED = "Player deleted successfully";
export const ROUTING_BROKE = "Internal Error, please try again later.";
export const ROUTING_FAILED = "Error happened while routing your domain. Please try again or contact customer support.";
export const SETUP_NOT_ASSOCIATED = "Domain is not associated yet";
export const SETUP_NOT_ASSOCIATED_TO_GAMES = "Domain is not associated to games yet";
export const SETUP_NOT_LINKED = "Domain is not linked yet";
export const SETUP_NOT_SECURED = "SSL mode is not full yet";
export const SETUP_NOT_VERIFIED = "Domain is not verified yet";
export const SIGNED_OUT = "Your session has ended. Please sign in again.";
export const SUPER_ADMIN_NOTE_HINT = "Only available for Super Admin and Admin";
export const UNABLE = "Unable to perform this action";
