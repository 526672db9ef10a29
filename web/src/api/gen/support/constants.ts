// Generated from the contracts by `make contracts`. Never edited.

export const CLOSED_TO_NEW = "A closed ticket cannot be set back to NEW." as const;
export const MESSAGE_LENGTH = 5000 as const;
export const MOST_ATTACHMENTS = 5 as const;
export const MOST_SNOOZE_DAYS = 30 as const;
export const PLACEHOLDER_PATTERN = "\\{([A-Za-z0-9_]*)\\}" as const;
export const TICKET_GONE = "Ticket not found. It may belong to another operator or brand." as const;
