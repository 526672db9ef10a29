import Big from 'big.js'

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

/** `1,234.50`: fixed places, groups of three, a real minus sign; never −0.00. */
export const formatted = (value: Numeric, places: number): string =>
  written(new Big(value).toFixed(places, Big.roundHalfUp))

/** Every digit that the value carries. */
export const inFull = (value: Numeric): string => written(new Big(value).toFixed())

/** Whether what was so written is less than zero. */
export const isNegative = (text: string): boolean => text.startsWith(MINUS)
