import { sampleAnswer, UNKNOWN_VALUE } from './sampleAnswers'

type Fields = Record<string, unknown>

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** One deviation of a record: a field that is absent or null, or that has an unknown value. */
export interface Flaw {
  readonly path: readonly string[]
  readonly kind: 'absent' | 'null' | 'unknown'
  /** Whether the field holds a record. */
  readonly isPart: boolean
}

/** What a record is found by: without it there is no row. */
const IDENTITY = /^(_?id|uuid|\w*(Id|Code|No|code))$/

/** Every flaw that a record can have: its fields are absent and null by turns, choices have an unknown value, too. */
function flawsOf(record: Fields, deviating: unknown, within: readonly string[] = []): Flaw[] {
  return Object.entries(record).flatMap(([key, value], at) => {
    const path = [...within, key]
    const other = isRecord(deviating) ? deviating[key] : undefined
    const isPart = isRecord(value)
    const lack: Flaw = { path, kind: at % 2 ? 'null' : 'absent', isPart }
    return [
      ...(IDENTITY.test(key) ? [] : [lack]),
      ...(other === UNKNOWN_VALUE ? [{ path, kind: 'unknown', isPart } as const] : []),
      ...(isPart ? flawsOf(value, other, path) : []),
    ]
  })
}

/** The record with the numbers of another: what is drawn of them is alike. */
function withNumbersOf(other: Fields, record: Fields): Fields {
  const entries = Object.entries(record).map(([key, value]) => {
    const from = other[key]
    if (isRecord(value) && isRecord(from)) return [key, withNumbersOf(from, value)]
    return [key, typeof value === 'number' && !IDENTITY.test(key) ? from : value]
  })
  return Object.fromEntries(entries)
}

function flawed(record: Fields, { path: [key = '', ...rest], ...flaw }: Flaw): Fields {
  const { [key]: value, ...others } = record
  if (rest.length > 0 && isRecord(value)) {
    return { ...record, [key]: flawed(value, { ...flaw, path: rest }) }
  }
  if (flaw.kind === 'absent') return others
  return { ...record, [key]: flaw.kind === 'null' ? null : UNKNOWN_VALUE }
}

/** The list that is an answer's data, is in it beside how many there are or where that is told, or stands beside the data. */
function listIn({ data, items }: { data?: unknown; items?: unknown }): Fields[] {
  const list =
    isRecord(data) && ('count' in data || 'metadata' in data)
      ? Object.values(data).find(Array.isArray)
      : (items ?? data)
  return Array.isArray(list) && isRecord(list[0]) ? list : []
}

/**
 * A deviating answer. In a list of records the first lacks all that it may lack, the second is as the contract has it,
 * and each of the others has one flaw, so that every one occurs.
 */
export function flawedAnswer(method: string, url: string, rows: number) {
  const [first] = listIn(sampleAnswer(method, url, 1, true).body as object)
  const [sound] = listIn(sampleAnswer(method, url, 1).body as object)
  const flaws = sound ? flawsOf(sound, first) : []
  const { call, body } = sampleAnswer(method, url, Math.max(rows, flaws.length + 2), true)
  const sounds = listIn(sampleAnswer(method, url, flaws.length + 2).body as object)
  const list = listIn(body as object)
  for (const [at, one] of flaws.entries()) {
    list[at + 2] = flawed(withNumbersOf(sounds[1] ?? {}, sounds[at + 2] ?? {}), one)
  }
  return { call, body, flaws }
}

/** What may be wrong with a field of an answer, however deep: absent and null by turns, choices unknown, too. */
export function fieldFlaws(method: string, url: string): readonly Flaw[] {
  const { data } = sampleAnswer(method, url, 1).body as { data?: unknown }
  const { data: other } = sampleAnswer(method, url, 1, true, true).body as { data?: unknown }
  return everyFlaw(data, other, [])
}

/** How a page of records is told from its records. */
const PAGE_FIELDS = new Set(['count', 'remaining', 'items', 'transactions'])

function everyFlaw(value: unknown, deviating: unknown, within: readonly string[]): Flaw[] {
  if (typeof value !== 'object' || value === null) return []
  const isPage = within.length === 0 && 'count' in value
  return Object.entries(value).flatMap(([key, field], at) => {
    const path = [...within, key]
    const other = (deviating as Fields | undefined)?.[key]
    const isPart = typeof field === 'object'
    const isFixed = IDENTITY.test(key) || Array.isArray(value) || (isPage && PAGE_FIELDS.has(key))
    return [
      ...(isFixed ? [] : [{ path, kind: at % 2 ? 'null' : 'absent', isPart } as const]),
      ...(other === UNKNOWN_VALUE ? [{ path, kind: 'unknown', isPart } as const] : []),
      ...everyFlaw(field, other, path),
    ]
  })
}

/** An unknown value that tells which field it is of. */
export const unknownOf = ({ path }: Flaw): string => `${UNKNOWN_VALUE}(${path.join('.')})`

/** The sample answer with these flaws in its data, none of which lies within another. */
export function answerWithFlaws(method: string, url: string, flaws: readonly Flaw[]): unknown {
  const { body } = sampleAnswer(method, url, 1) as { body: { data: Fields } }
  for (const flaw of flaws) {
    const last = flaw.path.at(-1) ?? ''
    const holder = flaw.path.slice(0, -1).reduce((held, key) => held[key] as Fields, body.data)
    if (flaw.kind === 'absent') delete holder[last]
    else holder[last] = flaw.kind === 'null' ? null : unknownOf(flaw)
  }
  return body
}

const MOST_TOGETHER = 8
/** Each flaw is drawn so often, each time beside others: one that hides another does so once. */
const ROUNDS = 2

const isWithin = (one: Flaw, other: Flaw) =>
  `${one.path.join('.')}.`.startsWith(`${other.path.join('.')}.`)

/** Flaws that are drawn together: of one kind, none within another, and no two of them in two groups. */
export function groupsOf(flaws: readonly Flaw[]): readonly (readonly Flaw[])[] {
  const met = new Map(flaws.map((flaw) => [flaw, new Set<Flaw>()]))
  const goTogether = (one: Flaw, other: Flaw) =>
    (one.kind === 'unknown') === (other.kind === 'unknown') &&
    !isWithin(one, other) &&
    !isWithin(other, one) &&
    !met.get(one)?.has(other)
  return Array.from({ length: ROUNDS }).flatMap(() => {
    const groups: Flaw[][] = []
    for (const flaw of flaws) {
      const fitting = groups.find(
        (group) => group.length < MOST_TOGETHER && group.every((other) => goTogether(flaw, other)),
      )
      if (fitting) fitting.push(flaw)
      else groups.push([flaw])
    }
    for (const group of groups) {
      for (const flaw of group) for (const other of group) met.get(flaw)?.add(other)
    }
    return groups
  })
}
