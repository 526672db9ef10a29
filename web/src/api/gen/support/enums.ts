// Generated from the contracts by `make contracts`. Never edited.

export const messageFromValues = ["PLAYER", "OPERATOR", "AGENT", "SYSTEM"] as const;
export type MessageFrom = (typeof messageFromValues)[number];

export const ticketKindValues = ["PLAYER", "TECH"] as const;
export type TicketKind = (typeof ticketKindValues)[number];

export const ticketPriorityValues = ["LOW", "NORMAL", "HIGH", "URGENT"] as const;
export type TicketPriority = (typeof ticketPriorityValues)[number];

export const ticketStatusValues = ["NEW", "PENDING", "REPLIED", "CLOSED", "ARCHIVED"] as const;
export type TicketStatus = (typeof ticketStatusValues)[number];

export const ticketSubjectValues = ["DEPOSIT", "WITHDRAW", "BONUS", "GAME", "ACCOUNT", "VERIFICATION", "TECHNICAL", "OTHER"] as const;
export type TicketSubject = (typeof ticketSubjectValues)[number];
