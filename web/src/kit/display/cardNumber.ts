import { rawText } from './readValue'

/** A card number in groups of four; one that is masked has them. */
export const grouped = (digits: string): string =>
  rawText(digits).replace(/^[^•]+$/, (whole) => whole.replace(/(.{4})(?=.)/g, '$1 '))
