import { rawText } from './readValue'

/** A card number in groups of four. */
export const grouped = (digits: string): string => rawText(digits).replace(/(.{4})(?=.)/g, '$1 ')
