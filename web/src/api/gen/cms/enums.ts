// Generated from the contracts by `make contracts`. Never edited.

export const buttonVariantValues = ["primary", "secondary", "outline", "link"] as const;
export type ButtonVariant = (typeof buttonVariantValues)[number];

export const contentSourceValues = ["own", "parent", "default"] as const;
export type ContentSource = (typeof contentSourceValues)[number];

export const contentStateValues = ["LIVE", "SCHEDULED", "ENDED", "DISABLED"] as const;
export type ContentState = (typeof contentStateValues)[number];

export const modalTypeValues = ["WELCOME", "DEPOSIT", "RESPONSIBLE_GAMING", "MAINTENANCE", "CUSTOM"] as const;
export type ModalType = (typeof modalTypeValues)[number];

export const revisedKindValues = ["banner", "card", "modal", "footer", "menu", "page", "post", "slide", "notification"] as const;
export type RevisedKind = (typeof revisedKindValues)[number];
