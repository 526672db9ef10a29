import { useContext } from 'react'
import type { Column } from './columns'
import type { Look } from './listAddress'
import { ListToolContext } from './listTools'
import { shownColumns } from './useListColumns'
import type { FilterKinds, ListState } from './useListState'

interface ListToolPlaceProps<Row, K extends FilterKinds> {
  readonly id: string
  readonly what: string
  readonly list: ListState<K>
  readonly columns: readonly Column<Row>[]
  readonly chosen: readonly string[] | null
}

/** Where the console's own tool of every list stands. */
export function ListToolPlace<Row, K extends FilterKinds>(props: ListToolPlaceProps<Row, K>) {
  const { id, what, list, columns, chosen } = props
  const Tool = useContext(ListToolContext)
  if (!Tool) return null
  const shown = (look: Look) =>
    [list.written(look.query), ...shownColumns(columns, look.columns).map(({ key }) => key)].join(
      ' ',
    )
  return (
    <Tool
      listId={id}
      what={what}
      look={{ ...list.look, columns: chosen }}
      setLook={list.setLook}
      searchOf={list.searchOf}
      isAlike={(one, other) => shown(one) === shown(other)}
    />
  )
}
