import { fieldLabel } from '@/api/labels'
import { lazyComponent } from '../lazyComponent'
import type { Column } from './columns'
import type { FilterField } from './filterField'
import type { FilterKinds } from './listSpec'
import type { ListState } from './useListState'

const UnreadAddress = lazyComponent(() =>
  import('./UnreadAddress').then((code) => code.UnreadAddress),
)

const ADDRESS_LABELS: Readonly<Record<string, string>> = { limit: 'Rows per page', sort: 'Order' }

/** Whether the list can stand in the order that its address names: its own, or a column's. */
function isOrdered<Row, K extends FilterKinds>(
  { sort, defaultSort }: ListState<K>,
  columns: readonly Column<Row>[],
): boolean {
  const field = (order: string) => order.replace(/^-/, '')
  return (
    field(sort) === field(defaultSort) ||
    columns.some(({ key, sortable }) => sortable && key === field(sort))
  )
}

interface UnreadProps<Row, K extends FilterKinds> {
  readonly list: ListState<K>
  readonly fields: readonly FilterField[]
  /** Of a list that stands in an order. */
  readonly columns?: readonly Column<Row>[]
}

/** Takes values that the list cannot have out of the address. */
export function Unread<Row, K extends FilterKinds>({ list, fields, columns }: UnreadProps<Row, K>) {
  const names = !columns || isOrdered(list, columns) ? list.unread : [...list.unread, 'sort']
  if (names.length === 0) return null
  const labelOf = (name: string) =>
    fields.find((field) => field.name === name)?.label ?? ADDRESS_LABELS[name] ?? fieldLabel(name)
  return <UnreadAddress labels={names.map(labelOf).join(', ')} onDrop={() => list.drop(names)} />
}
