import type { FilterKinds, ListState } from './useListState'

interface Whole<Row> {
  readonly data?: readonly Row[] | undefined
  readonly error?: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

/** A page of rows that came all at once, of those that a filter finds. */
export function localPage<Row, K extends FilterKinds>(
  loaded: Whole<Row>,
  list: ListState<K>,
  finds: (row: Row) => boolean,
) {
  const found = loaded.data?.filter(finds)
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
