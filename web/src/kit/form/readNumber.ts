import { CURRENCY_PLACES } from '@/api/gen/shared/constants'

/** What a field takes: an amount of its unit, a percentage, or a whole number. */
export type NumberKind = 'amount' | 'percentage' | 'count'

export interface Expected {
  readonly kind: NumberKind
  /** `USD`, `%`; '' where there is none. */
  readonly unit: string
  /** Of whoever types: `de-CH`. */
  readonly locale: string
}

/** What a typed or pasted text means. */
export type Reading =
  | { readonly state: 'empty' }
  | { readonly state: 'number'; readonly value: number }
  /** It can mean each of these; the likelier one first. */
  | { readonly state: 'ambiguous'; readonly values: readonly number[] }
  | { readonly state: 'unreadable'; readonly problem: string }

const UNDECIDED = 'Choose which number is meant.'
const NOT_A_NUMBER = 'Enter a number.'
const NOT_WHOLE = 'Enter a whole number.'
const MOST_DIGITS = 15
const TOO_LONG = `At most ${MOST_DIGITS} significant digits are allowed.`

/** Marks that only steer in which direction a text is shown. */
const STEERING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
const DIGIT = /\p{Nd}/u
const MINUS = /^[-\u2012\u2013\u2212]/u
const UNIT = /^[\p{L}\p{Sc}%\u066a]+|[\p{L}\p{Sc}%\u066a]+$/gu
/** Decimal points and signs between groups, the one that can be either told apart by its own kind. */
const ALWAYS_DECIMAL = '\u066b'
const SEPARATORS: Readonly<Record<string, string>> = {
  '.': '.',
  ',': ',',
  '\u060c': ',',
  '\u066b': ALWAYS_DECIMAL,
  '\u066c': 'group',
  "'": 'group',
  '\u2019': 'group',
  ' ': 'group',
}

/** 7 for the seven of any script: its digits stand in a row, from their zero on. */
function digitOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1
  return value
}

/** With the digits 0 to 9, single blanks and no marks of direction. */
export const plainText = (text: string): string =>
  [...text.normalize('NFKC').replace(STEERING, '').replace(/\s+/gu, ' ').trim()]
    .map((character) => (DIGIT.test(character) ? String(digitOf(character)) : character))
    .join('')

/** The ways in which a currency may be written beside its amount. */
function symbolsOf(unit: string, locale: string): ReadonlySet<string> {
  const known = new Set([unit.toUpperCase()])
  if (unit === '%') known.add('\u066a')
  if (!/^[A-Z]{3}$/.test(unit)) return known
  for (const where of ['en', 'en-001', locale]) {
    for (const currencyDisplay of ['symbol', 'narrowSymbol'] as const) {
      const format = new Intl.NumberFormat(where, {
        style: 'currency',
        currency: unit,
        currencyDisplay,
      })
      const symbol = format.formatToParts(0).find(({ type }) => type === 'currency')
      if (symbol) known.add(symbol.value.toUpperCase())
    }
  }
  return known
}

/** A number without its sign and unit; null where what stands beside it is something else. */
function bare(text: string, unit: string, locale: string) {
  const inBrackets = /^\((.*)\)$/u.exec(text)
  const units: string[] = []
  let isNegative = inBrackets !== null
  let rest = inBrackets?.[1] ?? text
  for (let before = ''; before !== rest; ) {
    before = rest
    rest = rest.replace(UNIT, (found) => {
      units.push(found)
      return ''
    })
    rest = rest.trim()
    if (MINUS.test(rest) && !isNegative) {
      isNegative = true
      rest = rest.slice(1).trim()
    }
  }
  const known = symbolsOf(unit, locale)
  return { rest, isNegative, stranger: units.find((each) => !known.has(each.toUpperCase())) }
}

const isGrouped = (runs: readonly string[]): boolean => {
  const [first = '', ...others] = runs
  const last = others.at(-1)
  const between = others.slice(0, -1)
  return (
    /^[1-9]\d{0,2}$/.test(first) &&
    last?.length === 3 &&
    // Groups of three, or of two before the last one, as in India.
    (between.every((run) => run.length === 3) || between.every((run) => run.length === 2))
  )
}

type Written = { readonly whole: string; readonly part: string }

/** Every number that such runs of digits and separators can mean, by which separator is a point. */
function meanings(runs: readonly string[], separators: readonly unknown[]): readonly Written[] {
  const whole = { whole: runs.join(''), part: '' }
  const point = { whole: runs.slice(0, -1).join(''), part: runs.at(-1) ?? '' }
  const last = separators.at(-1)
  const groups = separators.slice(0, -1)
  if (separators.length === 0) return [whole]
  const groupsFit = groups.length === 0 || (isOneKind(groups) && isGrouped(runs.slice(0, -1)))
  const canGroup = isOneKind(separators) && last !== ALWAYS_DECIMAL && isGrouped(runs)
  const canPoint = last !== 'group' && !groups.includes(last) && groupsFit
  return [...(canGroup ? [whole] : []), ...(canPoint ? [point] : [])]
}

const isOneKind = (separators: readonly unknown[]): boolean => new Set(separators).size === 1

const separatorOf = (locale: string, type: 'group' | 'decimal'): string => {
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(12_345.6)
  return parts.find((part) => part.type === type)?.value ?? ''
}

function numberOf({ whole, part }: Written, isNegative: boolean): number {
  return Number(`${isNegative ? '-' : ''}${whole || '0'}.${part || '0'}`)
}

/** Those that fit the kind of field: no percentage is in the thousands, no count has a part. */
function fitting(all: readonly Written[], kind: NumberKind): readonly Written[] {
  if (kind === 'percentage') return all.slice(-1)
  return kind === 'count' ? all.filter(({ part }) => /^0*$/.test(part)) : all
}

const isTooLong = ({ whole, part }: Written): boolean =>
  `${whole}${part}`.replace(/^0+|0+$/g, '').length > MOST_DIGITS

/** Why a text cannot be taken; null where it can. */
export function problemOf(reading: Reading): string | null {
  if (reading.state === 'unreadable') return reading.problem
  return reading.state === 'ambiguous' ? UNDECIDED : null
}

/** What a text in a field means, and what is wrong with it where it means nothing. */
export function readNumber(text: string, { kind, unit, locale }: Expected): Reading {
  const unreadable = (problem: string): Reading => ({ state: 'unreadable', problem })
  const plain = plainText(text)
  if (plain === '') return { state: 'empty' }
  // A superscript is a digit in no number: 5² is not 52.
  if (!/\d/.test(plain) || /\p{No}/u.test(text)) return unreadable(NOT_A_NUMBER)
  const { rest, isNegative, stranger } = bare(plain, unit, locale)
  if (stranger && unit) return unreadable(`Enter it in ${unit}, without “${stranger}”.`)
  const marks = rest.match(/\D/gu) ?? []
  if (stranger || marks.some((mark) => !(mark in SEPARATORS))) return unreadable(NOT_A_NUMBER)
  const all = meanings(
    rest.split(/\D/u),
    marks.map((mark) => SEPARATORS[mark]),
  )
  if (all.length === 0) return unreadable(NOT_A_NUMBER)
  if (all.some(isTooLong)) return unreadable(TOO_LONG)
  const values = fitting(all, kind).map((each) => numberOf(each, isNegative))
  const [only] = values
  if (only === undefined) return unreadable(NOT_WHOLE)
  const [mark] = marks
  const isDefault = kind === 'count' ? mark === separatorOf(locale, 'group') : kind === 'percentage'
  if (all.length === 1 || isDefault) return { state: 'number', value: only }
  const isPoint = mark === separatorOf(locale, 'decimal')
  return { state: 'ambiguous', values: isPoint ? values.toReversed() : values }
}

/** What a filter takes: an amount of USD, or a whole number from 1. */
export type FilterNumberKind = 'amount' | 'count'

/** What an address can hold of an amount, before its decimal point. */
const MOST_WHOLE_DIGITS = 13

const placesIn = (value: number): number => String(value).split('.')[1]?.length ?? 0

function filterProblem(value: number, kind: FilterNumberKind): string | null {
  if (kind === 'count') return value < 1 ? 'Enter a number of at least 1.' : null
  if (Math.abs(value) >= 10 ** MOST_WHOLE_DIGITS)
    return `At most ${MOST_WHOLE_DIGITS} digits are allowed before the decimal point.`
  const most = CURRENCY_PLACES.USD
  return placesIn(value) > most ? `At most ${most} decimal places are allowed.` : null
}

/** A number as a filter takes it, and what is wrong with the text. */
export function readFilterNumber(
  text: string,
  kind: FilterNumberKind,
  locale: string,
): { applied: string; problem: string | null } {
  const reading = readNumber(text, { kind, unit: kind === 'amount' ? 'USD' : '', locale })
  // What can be read in two ways is read in the likelier: the chip says which.
  const meant = reading.state === 'ambiguous' ? reading.values[0] : null
  const value = reading.state === 'number' ? reading.value : (meant ?? null)
  if (value === null) return { applied: '', problem: problemOf(reading) }
  const problem = filterProblem(value, kind)
  return { applied: problem ? '' : String(value), problem }
}
