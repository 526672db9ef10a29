import { inFull, type Numeric, rounded } from './decimal'
import { markedText, readNumber } from './readValue'

/** After its figure, on whose line it stays. */
export const PERCENT = '\u00a0%'

/** `12.5 %`: rounded to these places, without needless zeros. What is no number is shown marked. */
export function percentText(value: Numeric, places = 2): string {
  const number = readNumber(value)
  return `${number ? inFull(rounded(number, places)) : markedText(value)}${PERCENT}`
}

/** `12.3456 %`: with every digit that the value carries. */
export const percentInFull = (value: Numeric): string => `${inFull(value)}${PERCENT}`
