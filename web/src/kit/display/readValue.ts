import Big from 'big.js'

/** A calendar date in the extended form of ISO 8601, with or without a time. */
const ISO_DATE = /^[+-]?\d{4,6}-\d{2}-\d{2}(?:$|[T ])/
const DECIMAL = /^-?\d{1,40}(?:\.\d{1,40})?$/
/** What BCP 47 tags, ISO 4217 codes and the platform's own codes are made of. */
const CODE = /^[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*$/
const LONGEST_CODE = 35

/** An instant in milliseconds since 1970; null for what is no date. */
export function readDate(value: unknown): number | null {
  const at = typeof value === 'string' && ISO_DATE.test(value) ? Date.parse(value) : Number.NaN
  return Number.isNaN(at) ? null : at
}

/** A finite number; null for what is none. */
export function readNumber(value: unknown): Big | null {
  if (value instanceof Big) return value
  const isWritten = typeof value === 'string' && DECIMAL.test(value)
  return isWritten || Number.isFinite(value) ? new Big(value as number | string) : null
}

/** The code of a currency or a language; null for what cannot be one. */
export const readCode = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= LONGEST_CODE && CODE.test(value) ? value : null

/** An IANA time zone that this browser knows; null for any other value. */
export function readTimezone(value: unknown): string | null {
  try {
    return typeof value === 'string' && new Intl.DateTimeFormat('en', { timeZone: value })
      ? value
      : null
  } catch {
    return null
  }
}

/** The values of a list; none where it is not one. */
export const readList = <Value>(value: readonly Value[] | null | undefined): readonly Value[] =>
  Array.isArray(value) ? value : []

/** Any value as text: a text as it is, a record as JSON. Empty where there is none. */
export function rawText(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  return value === null || value === undefined ? '' : (JSON.stringify(value) ?? '')
}

/** What stands in a plain text for a value that cannot be read: the value, marked. */
export const markedText = (value: unknown): string => `⚠ ${rawText(value)}`
