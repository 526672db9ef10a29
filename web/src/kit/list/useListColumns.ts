import { useMemo } from 'react'
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

/** The columns that a list shows, and how dense: a view's own columns, else those the user chose. */
export function useListColumns<Row, K extends FilterKinds>(
  id: string,
  { listView, setColumns }: ListState<K>,
  columns: readonly Column<Row>[],
) {
  const [preferences, change] = useListPreferences(id)
  const chosen = listView.viewId ? listView.columns : preferences.columns
  const shown = useMemo(() => shownColumns(columns, chosen), [columns, chosen])
  const choose = ({ columns: wanted, ...rest }: Partial<ListPreferences>) => {
    if (wanted === undefined || !listView.viewId)
      return change({ ...rest, ...(wanted !== undefined && { columns: wanted }) })
    setColumns(wanted)
    change(rest)
  }
  return { chosen, shown, density: preferences.density, choose }
}
