/** How often lists of profit are asked for again, in milliseconds. */
export const REFRESH_EVERY = 15_000
