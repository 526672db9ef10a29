import Big from 'big.js'
import { markedText, readNumber } from './readValue'

export type Numeric = Big | number | string

const MINUS = '−'

/** Half away from zero, for negatives too, as the platform rounds. */
export const rounded = (value: Numeric, places: number): Big =>
  new Big(value).round(places, Big.roundHalfUp)

function grouped(whole: string): string {
  return whole.replace(/\B(?=(?:\d{3})+$)/g, ',')
}

/** Its digits in groups, with a real minus sign unless they are all zero. */
function written(digits: string): string {
  const [whole = '', part] = digits.replace('-', '').split('.')
  const minus = digits.startsWith('-') && /[1-9]/.test(digits) ? MINUS : ''
  return `${minus}${grouped(whole)}${part ? `.${part}` : ''}`
}

/** `1,234.50`: fixed places, groups of three, a real minus sign; never −0.00. What is no number is shown marked. */
export function formatted(value: Numeric, places: number): string {
  const number = readNumber(value)
  if (!number) return markedText(value)
  const isCount = Number.isInteger(places) && places >= 0
  return written(isCount ? number.toFixed(places, Big.roundHalfUp) : number.toFixed())
}

/** Every digit that the value carries. */
export function inFull(value: Numeric): string {
  const number = readNumber(value)
  return number ? written(number.toFixed()) : markedText(value)
}

/** Whether what was so written is less than zero. */
export const isNegative = (text: string): boolean => text.startsWith(MINUS)
