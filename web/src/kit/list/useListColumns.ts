import { useMemo, useSyncExternalStore } from 'react'
import type { Column } from './columns'
import { type ListPreferences, useListPreferences } from './listPreferences'
import type { FilterKinds } from './listSpec'
import type { ListState } from './useListState'

export function shownColumns<Row>(
  columns: readonly Column<Row>[],
  chosen: readonly string[] | null,
): readonly Column<Row>[] {
  return columns.filter(({ key, optional = false }, index) =>
    index === 0 ? true : chosen ? chosen.includes(key) : !optional,
  )
}

/** What the menu and the page's own edges leave of the window. */
const BESIDE = 264
/** Of a window in which a list shows no more columns than it chose. */
const USUAL_WINDOW = 1440
/** Boxes to select rows, and their menus. */
const AROUND = 88

const listen = (changed: () => void) => {
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}

/** Of a telephone: a list shows there what fits beside each other, and is moved up and down alone. */
const PHONE_WINDOW = 480
/** The page's edges on a telephone. */
const PHONE_EDGES = 16
/** So much of the first column still tells rows apart. */
const LEAST_FIRST = 96

const windowNow = (): number =>
  innerWidth < PHONE_WINDOW || innerWidth >= USUAL_WINDOW ? innerWidth : USUAL_WINDOW - 1

/** With the next optional ones that fit, where the window is wide and nobody chose. */
export function filledColumns<Row>(
  all: readonly Column<Row>[],
  room: number,
): readonly Column<Row>[] {
  const columns = all.map((column) => (column.wide ? { ...column, width: column.wide } : column))
  const initial = shownColumns(columns, null)
  let left = room - initial.reduce((sum, { width }) => sum + width, 0)
  const fits = (column: Column<Row>) => {
    if (initial.includes(column)) return true
    if (left < column.width) {
      left = 0
      return false
    }
    left -= column.width
    return true
  }
  return columns.filter(fits)
}

/** The first ones that fit in a room, the first figure among them; the very first is cut where it has to be. */
export function leadingColumns<Row>(
  columns: readonly Column<Row>[],
  room: number,
): readonly Column<Row>[] {
  const [first, ...others] = shownColumns(columns, null)
  if (!first) return []
  const least = Math.min(first.width, first.least ?? LEAST_FIRST)
  const figure = others.find(({ align, width }) => align === 'end' && width <= room - least)
  let left = room - (figure?.width ?? 0)
  const end = others.findIndex((column) => {
    if (column === figure) return false
    if (left - column.width < least) return true
    left -= column.width
    return false
  })
  const beside = end < 0 ? others : others.filter((each, at) => at < end || each === figure)
  return [{ ...first, width: Math.min(first.width, left) }, ...beside]
}

/** What a list shows in a window of this width where nobody chose. */
function columnsIn<Row>(columns: readonly Column<Row>[], width: number): readonly Column<Row>[] {
  if (width < PHONE_WINDOW) return leadingColumns(columns, width - PHONE_EDGES - AROUND)
  if (width < USUAL_WINDOW) return shownColumns(columns, null)
  return filledColumns(columns, width - BESIDE - AROUND)
}

/** The columns that a list shows, and how dense: a view's own columns, else those the user chose. */
export function useListColumns<Row, K extends FilterKinds>(
  id: string,
  { listView, setColumns }: ListState<K>,
  columns: readonly Column<Row>[],
) {
  const [preferences, change] = useListPreferences(id)
  const chosen = listView.viewId ? listView.columns : preferences.columns
  const width = useSyncExternalStore(listen, windowNow)
  const shown = useMemo(
    () => (chosen ? shownColumns(columns, chosen) : columnsIn(columns, width)),
    [columns, chosen, width],
  )
  const choose = ({ columns: wanted, ...rest }: Partial<ListPreferences>) => {
    if (wanted === undefined || !listView.viewId)
      return change({ ...rest, ...(wanted !== undefined && { columns: wanted }) })
    setColumns(wanted)
    change(rest)
  }
  return { chosen, shown, density: preferences.density, choose }
}
