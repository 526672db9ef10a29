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

const roomNow = (): number => (innerWidth < USUAL_WINDOW ? 0 : innerWidth - BESIDE - AROUND)

/** With the next optional ones that fit, where the window is wide and nobody chose. */
export function filledColumns<Row>(
  columns: readonly Column<Row>[],
  room: number,
): readonly Column<Row>[] {
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

/** The columns that a list shows, and how dense: a view's own columns, else those the user chose. */
export function useListColumns<Row, K extends FilterKinds>(
  id: string,
  { listView, setColumns }: ListState<K>,
  columns: readonly Column<Row>[],
) {
  const [preferences, change] = useListPreferences(id)
  const chosen = listView.viewId ? listView.columns : preferences.columns
  const room = useSyncExternalStore(listen, roomNow)
  const shown = useMemo(
    () => (chosen ? shownColumns(columns, chosen) : filledColumns(columns, room)),
    [columns, chosen, room],
  )
  const choose = ({ columns: wanted, ...rest }: Partial<ListPreferences>) => {
    if (wanted === undefined || !listView.viewId)
      return change({ ...rest, ...(wanted !== undefined && { columns: wanted }) })
    setColumns(wanted)
    change(rest)
  }
  return { chosen, shown, density: preferences.density, choose }
}
