import { useLayoutEffect, useState } from 'react'
import { hasJustWritten } from '@/api/write'
import { readList } from '@/kit/display/readValue'

interface Keyed {
  readonly id: string
}

interface Answer<Row> {
  readonly rows: readonly Row[]
  /** What the rows answer; null before the first answer. */
  readonly question: string | null
  readonly at: number | undefined
}

interface Loaded<Row> {
  /** Of what is asked for now. */
  readonly currentData?: { readonly items: readonly Row[] } | undefined
  readonly fulfilledTimeStamp?: number | undefined
}

const LOOKED_AT =
  '[data-row-key]:hover, [data-row-key] :focus-visible, [data-row-key] input:checked'

/** Whether somebody points at a row, has one by keyboard or selected one, or has scrolled to where they read. */
function isReading(): boolean {
  const grid = document.querySelector('.kit-grid')
  return grid !== null && (grid.scrollTop > 0 || grid.querySelector(LOOKED_AT) !== null)
}

/**
 * The rows of a list that is read again by itself. While they are looked at, each keeps its place, with its news; what
 * came and what went is counted, and waits until `show`. `isCovered` says that nobody can look at them.
 */
export function useHeldRows<Row extends Keyed>(
  { currentData, fulfilledTimeStamp: at }: Loaded<Row>,
  question: string,
  isCovered: boolean,
) {
  const [held, setHeld] = useState<Answer<Row>>({ rows: [], question: null, at: undefined })
  const read = currentData && readList(currentData.items)
  useLayoutEffect(() => {
    if (!currentData) return
    const rows = readList(currentData.items)
    setHeld((before) => {
      if (before.question === question && before.at === at) return before
      const isSame = before.question === question && before.rows.length > 0
      const stays = isSame && !isCovered && !hasJustWritten() && isReading()
      return stays ? { ...before, at } : { rows, question, at }
    })
  }, [currentData, question, at, isCovered])
  const show = () => setHeld({ rows: read ?? [], question, at })
  if (!read) return { rows: held.rows, added: 0, gone: 0, show }
  if (held.question !== question) return { rows: read, added: 0, gone: 0, show }
  const now = new Map(read.map((row) => [row.id, row]))
  const shown = new Set(held.rows.map(({ id }) => id))
  return {
    rows: held.rows.map((row) => now.get(row.id) ?? row),
    added: read.filter(({ id }) => !shown.has(id)).length,
    gone: held.rows.filter(({ id }) => !now.has(id)).length,
    show,
  }
}
