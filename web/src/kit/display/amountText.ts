import { formatted } from './decimal'
import { rawText, readNumber } from './readValue'

/** An amount in a plain text: `34.46 USDT`; nothing for what is no amount. */
export function amountText(amount: unknown, currency: unknown, places = 2): string {
  const read = readNumber(amount)
  return read ? `${formatted(read, places)} ${rawText(currency)}` : ''
}
