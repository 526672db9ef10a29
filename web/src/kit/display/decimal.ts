import Big from 'big.js'

export type Numeric = Big | number | string

const MINUS = '−'

/** Half away from zero, for negatives too, as the platform rounds. */
export const rounded = (value: Numeric, places: number): Big =>
  new Big(value).round(places, Big.roundHalfUp)

function grouped(whole: string): string {
  return whole.replace(/\B(?=(?:\d{3})+$)/g, ',')
}

function withMinus(value: Big, digits: string): string {
  const [whole = '', part] = digits.split('.')
  return `${value.lt(0) ? MINUS : ''}${grouped(whole)}${part ? `.${part}` : ''}`
}

/** `1,234.50`: fixed places, groups of three, a real minus sign; never −0.00. */
export function formatted(value: Numeric, places: number): string {
  const number = rounded(value, places)
  return withMinus(number, number.abs().toFixed(places))
}

/** Every digit that the value carries. */
export function inFull(value: Numeric): string {
  const number = new Big(value)
  return withMinus(number, number.abs().toFixed())
}
