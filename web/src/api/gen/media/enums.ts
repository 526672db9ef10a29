// Generated from the contracts by `make contracts`. Never edited.

export const mediaExtensionValues = ["jpg", "jpeg", "png", "gif", "webp", "bmp", "svg"] as const;
export type MediaExtension = (typeof mediaExtensionValues)[number];

export const mediaSourceValues = ["own", "parent", "default"] as const;
export type MediaSource = (typeof mediaSourceValues)[number];

export const mediaTargetValues = ["banner", "card", "modal", "slide", "page", "blog", "game", "other"] as const;
export type MediaTarget = (typeof mediaTargetValues)[number];
