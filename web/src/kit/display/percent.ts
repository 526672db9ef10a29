import { inFull, type Numeric, rounded } from './decimal'
import { markedText, readNumber } from './readValue'

/** `12.5 %`: rounded to these places, without needless zeros. What is no number is shown marked. */
export function percentText(value: Numeric, places = 2): string {
  const number = readNumber(value)
  return `${number ? inFull(rounded(number, places)) : markedText(value)} %`
}
