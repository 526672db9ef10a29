import { useMemo, useRef, useState } from 'react'
import { useEventCallback } from '../useEventCallback'

interface Kept<Row> {
  readonly of: string
  readonly rows: ReadonlyMap<string, Row>
  /** How many were selected under the filters that were left. */
  readonly dropped: number
}

export interface Selection<Row> {
  readonly keys: readonly string[]
  /** In the order in which they were selected; those on the page as they are now. */
  readonly rows: readonly Row[]
  readonly dropped: number
  /** Of the rows on the page, just these. */
  readonly choose: (keys: readonly string[]) => void
  readonly toggle: (key: string) => void
  readonly take: (rows: readonly Row[]) => void
  readonly clear: () => void
}

/** Rows chosen over several pages of what `of` names; something else begins with none. */
export function useSelection<Row extends object>(
  items: readonly Row[],
  rowKey: keyof Row & string,
  of: string,
): Selection<Row> {
  const [kept, setKept] = useState<Kept<Row>>(() => ({ of, rows: new Map(), dropped: 0 }))
  if (kept.of !== of) setKept({ of, rows: new Map(), dropped: kept.rows.size })
  const keyOf = (row: Row) => String(row[rowKey])
  const put = (rows: ReadonlyMap<string, Row>) => setKept({ of, rows, dropped: 0 })

  const choose = useEventCallback((keys: readonly string[]) => {
    const chosen = new Set(keys)
    const rows = new Map(kept.rows)
    for (const row of items) {
      if (!chosen.has(keyOf(row))) rows.delete(keyOf(row))
      else if (!rows.has(keyOf(row))) rows.set(keyOf(row), row)
    }
    put(rows)
  })
  const toggle = useEventCallback((key: string) => {
    const row = items.find((each) => keyOf(each) === key)
    if (!row) return
    const rows = new Map(kept.rows)
    if (!rows.delete(key)) rows.set(key, row)
    put(rows)
  })
  return {
    keys: useMemo(() => [...kept.rows.keys()], [kept.rows]),
    rows: useMemo(() => {
      const now = new Map(items.map((row) => [String(row[rowKey]), row]))
      return [...kept.rows].map(([key, row]) => now.get(key) ?? row)
    }, [items, kept.rows, rowKey]),
    dropped: kept.dropped,
    choose,
    toggle,
    take: (rows) => put(new Map(rows.map((row) => [keyOf(row), row]))),
    clear: () => put(new Map()),
  }
}

/** Selects a row or no longer; with Shift, all from the one before to it. */
export function useSelect<Row extends object>(
  keys: readonly string[],
  selection: Selection<Row> | null,
) {
  const before = useRef<string | null>(null)
  return useEventCallback((key: string, isOn: boolean, isRange: boolean) => {
    const from = keys.indexOf(before.current ?? '')
    const to = keys.indexOf(key)
    before.current = key
    if (!isRange || from < 0) return selection?.toggle(key)
    const range = keys.slice(Math.min(from, to), Math.max(from, to) + 1)
    const others = selection?.keys.filter((each) => !range.includes(each)) ?? []
    selection?.choose(isOn ? [...others, ...range] : others)
  })
}
