// Generated from the contracts by `make contracts`. Never edited.

export const ALREADY_THERE = "The same image was uploaded before. It is used again as it is." as const;
export const FILE_TOO_LARGE = "File is too large!" as const;
export const PICKER_PAGE_SIZE = 500 as const;
export const PICKER_V1_EXTENSIONS = ["jpg", "jpeg", "png", "webp"] as const;
export const PICKER_V2_EXTENSIONS = ["jpg", "jpeg", "png", "webp", "svg"] as const;
