import { act } from '@testing-library/react'
import { emptyApi } from '@/api/base'
import type { makeStore } from '@/app/store'
import { sampleAnswer } from './sampleAnswers'

type Fields = Record<string, unknown>

/** What may come in a value's place, as JSON; the third is read as infinity. */
const WRONG_VALUES = ['"2026-13-45 WRONG"', '4200001', '1e999', 'true', '{"a":1}', '["b"]'] as const
/** What may come in place of a record or a list. */
const WRONG_HOLDERS = ['"WRONG"', '4200001', '["b"]'] as const
const HALVES = 2

/** So many answers give each value every wrong type, then each record and list within. */
const WRONG_ROUNDS = WRONG_VALUES.length + WRONG_HOLDERS.length
const ALL_ROUNDS: readonly number[] = Array.from({ length: WRONG_ROUNDS }, (_, at) => at)

/** Enough where a list's rows are what is looked at: they have all wrong types in every round. */
export const ROUNDS_OF_ROWS: readonly number[] = [0, 3, WRONG_VALUES.length + 1]

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** How a page is told from a record. */
const PAGE_FIELDS = new Set(['count', 'remaining', 'total', 'total_count'])

interface Spoiled {
  readonly round: number
  /** Only every other field, from the first or the second on: what fails for one does not hide the next. */
  readonly half?: number
}

const isSpoiled = (at: number, { half }: Spoiled): boolean =>
  half === undefined || at % HALVES === half

/** The fields of a record as JSON, of wrong types by turns. */
function fieldsOf(record: Fields, spoiled: Spoiled): string {
  const fields = Object.entries(record).map(([key, value], at) => {
    return `${JSON.stringify(key)}:${spoil(value, at, spoiled)}`
  })
  return `{${fields.join(',')}}`
}

function spoil(value: unknown, at: number, spoiled: Spoiled): string {
  const { round } = spoiled
  const isHolder = typeof value === 'object' && value !== null
  const holders = round - WRONG_VALUES.length
  if (isHolder && holders >= 0 && isSpoiled(at, spoiled))
    return WRONG_HOLDERS[(holders + at) % WRONG_HOLDERS.length] ?? 'null'
  if (Array.isArray(value)) return `[${value.map((one) => spoil(one, at, spoiled)).join(',')}]`
  if (isRecord(value)) return fieldsOf(value, spoiled)
  if (holders >= 0 || !isSpoiled(at, spoiled)) return JSON.stringify(value)
  return WRONG_VALUES[(round + at) % WRONG_VALUES.length] ?? 'null'
}

/** Each row of its own round and half: one list has them all. The first is as the contract has it. */
const rowsOf = (rows: readonly Fields[]): string =>
  `[${rows
    .map((row, at) => {
      if (at === 0) return JSON.stringify(row)
      const turn = at - 1
      return fieldsOf(row, { round: Math.floor(turn / HALVES), half: turn % HALVES })
    })
    .join(',')}]`

const isRows = (value: unknown): value is Fields[] => Array.isArray(value) && isRecord(value[0])

/** The list and what stands beside it: only what tells it as a page is sound. */
function pageOf(page: Fields, round: number): string {
  const fields = Object.entries(page).map(([key, value], at) => {
    const text = PAGE_FIELDS.has(key)
      ? JSON.stringify(value)
      : isRows(value)
        ? rowsOf(value)
        : spoil(value, at, { round })
    return `${JSON.stringify(key)}:${text}`
  })
  return `{${fields.join(',')}}`
}

/** The sample answer with wrong types in its data, its envelope sound. */
export function wronglyTyped(method: string, url: string, round: number): string {
  const { body } = sampleAnswer(method, url, 1 + HALVES * WRONG_ROUNDS)
  const fields = Object.entries(body as Fields).map(([key, value]) => {
    const isData = !['success', 'status', 'messages'].includes(key)
    const text = !isData
      ? JSON.stringify(value)
      : isRows(value)
        ? rowsOf(value)
        : isRecord(value)
          ? pageOf(value, round)
          : JSON.stringify(value)
    return `${JSON.stringify(key)}:${text}`
  })
  return `{${fields.join(',')}}`
}

type Store = ReturnType<typeof makeStore>
type Initiate = (arg: unknown, how: object) => Parameters<Store['dispatch']>[0]
const endpoints = emptyApi.endpoints as Readonly<Record<string, { readonly initiate: Initiate }>>

/** Asks again for everything that is shown. */
async function refetchAll(store: Store): Promise<void> {
  const entries = Object.values(store.getState().api.queries)
  await act(() =>
    Promise.all(
      entries.flatMap((entry) => {
        const endpoint = endpoints[entry?.endpointName ?? '']
        return endpoint
          ? [
              store.dispatch(
                endpoint.initiate(entry?.originalArgs, { forceRefetch: true, subscribe: false }),
              ),
            ]
          : []
      }),
    ),
  )
}

const NONSENSE = /This page stopped working|undefined|NaN\b|Invalid Date|\[object|function \w*\(/

/** What is wrong with the page, whatever the platform sent. */
function nonsense(): string | null {
  const text = document.body.textContent
  const found = NONSENSE.exec(text)
  return found && text.slice(Math.max(0, found.index - 60), found.index + 60)
}

/**
 * Answers every call of a drawn page with wrong types, round after round; tells what it did not survive. `platform` is
 * what the test's answers go by.
 */
export async function faultsWithWrongTypes(
  store: Store,
  platform: { round: number | null },
  rounds: readonly number[] = ALL_ROUNDS,
): Promise<readonly string[]> {
  const faults: string[] = []
  for (const round of rounds) {
    platform.round = round
    await refetchAll(store)
    const fault = nonsense()
    if (fault) faults.push(`round ${round}: ${fault}`)
    if (fault?.includes('stopped')) break
  }
  platform.round = null
  return faults
}
