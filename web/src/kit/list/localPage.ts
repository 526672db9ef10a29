import type { FilterKinds } from './listSpec'
import type { ListState } from './useListState'

interface Whole<Row> {
  readonly data?: readonly Row[] | undefined
  readonly error?: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

type Cell = string | number | boolean | null | undefined

const compared = (one: Cell, other: Cell): number => {
  if (typeof one === 'string' && typeof other === 'string') return one.localeCompare(other)
  return Number(one ?? Number.NaN) - Number(other ?? Number.NaN) || 0
}

/** The rows by one of their fields, those without it at the end. */
function inOrder<Row>(rows: readonly Row[], sort: string): readonly Row[] {
  const key = sort.replace(/^-/, '') as keyof Row
  const way = sort.startsWith('-') ? -1 : 1
  const hasNone = (row: Row) => (row[key] ?? null) === null
  return [...rows].sort(
    (one, other) =>
      Number(hasNone(one)) - Number(hasNone(other)) ||
      way * compared(one[key] as Cell, other[key] as Cell),
  )
}

/** A page of rows that came all at once, of those that a filter finds. */
export function localPage<Row, K extends FilterKinds>(
  loaded: Whole<Row>,
  list: ListState<K>,
  finds: (row: Row) => boolean,
) {
  const found = loaded.data && inOrder(loaded.data.filter(finds), list.sort)
  const start = (list.page - 1) * list.limit
  return {
    ...loaded,
    data: found && {
      items: found.slice(start, start + list.limit),
      count: found.length,
      all: found,
    },
  }
}

/** Whether one of the texts holds what is looked for, whatever its case. */
export const holds = (wanted: string | undefined, ...texts: readonly string[]): boolean =>
  !wanted || texts.some((text) => text.toLowerCase().includes(wanted.trim().toLowerCase()))
