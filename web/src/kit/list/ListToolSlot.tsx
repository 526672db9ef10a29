import { memo, useContext } from 'react'
import type { ListId } from '@/api/gen/views/enums'
import type { Column } from './columns'
import type { ListView } from './listAddress'
import type { FilterKinds } from './listSpec'
import { ListToolContext } from './listTools'
import { shownColumns } from './useListColumns'
import type { ListState } from './useListState'

interface ListToolSlotProps<Row, K extends FilterKinds> {
  readonly id: ListId
  readonly what: string
  readonly list: ListState<K>
  readonly columns: readonly Column<Row>[]
  readonly chosen: readonly string[] | null
}

function Slot<Row, K extends FilterKinds>(props: ListToolSlotProps<Row, K>) {
  const { id, what, list, columns, chosen } = props
  const Tool = useContext(ListToolContext)
  if (!Tool) return null
  const shown = (view: ListView) =>
    [list.written(view.query), ...shownColumns(columns, view.columns).map(({ key }) => key)].join(
      ' ',
    )
  return (
    <Tool
      listId={id}
      what={what}
      listView={{ ...list.listView, columns: chosen }}
      setListView={list.setListView}
      searchOf={list.searchOf}
      isSameView={(one, other) => shown(one) === shown(other)}
    />
  )
}

/** Where the console's own tool of every list stands. */
export const ListToolSlot = memo(Slot) as typeof Slot
