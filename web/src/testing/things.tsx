import { screen } from '@testing-library/react'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { api } from '@/api/gen/billing_v2/endpoints'
import { type BulkAction, bulkWrite } from '@/kit/bulk/bulk'
import type { Column } from '@/kit/list/columns'
import { ListPage, type LoadedPage } from '@/kit/list/ListPage'
import { useListState } from '@/kit/list/useListState'
import { renderInApp } from './render'

export interface Thing {
  id: string
  name: string
  size: number
}

export const drawn = vi.fn()
export const columns: readonly Column<Thing>[] = [
  { key: 'name', title: 'Name', width: 200, sortable: true, render: ({ name }) => name },
  {
    key: 'size',
    title: 'Size',
    width: 100,
    align: 'end',
    sortable: true,
    render: ({ id, size }) => {
      drawn(id)
      return size
    },
  },
  { key: 'id', title: 'Id', width: 100, optional: true, render: ({ id }) => id },
]

export const spec = {
  filters: { size: 'number', isNew: 'boolean', kind: ['A', 'B'], since: 'text' },
  sort: 'name',
} as const
export const things = (count: number): Thing[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `t${index}`,
    name: `Thing ${index}`,
    size: index,
  }))
export const page = (items: Thing[], count = items.length): LoadedPage<Thing> => ({
  data: { items, count },
  isFetching: false,
  refetch: vi.fn(),
})

export const onOpen = vi.fn()
export const remove = vi.fn()
export const readPage = vi.fn()
const removes: BulkAction<Thing> = {
  id: 'remove',
  label: 'Remove things',
  danger: true,
  description: 'They go.',
  confirmWord: 'remove',
  disabledReason: ({ size }) => (size === 1 ? 'Too small.' : null),
  write: ({ id }, _note) =>
    bulkWrite(api.endpoints.billingV2InvoiceDelete, { invoiceId: id, opId: 'aurora' }),
}

/** A list of things, with filters, actions and a bulk action. */
interface ThingsProps {
  readonly loaded: LoadedPage<Thing>
  readonly beside?: ReactNode
  readonly hrefOf?: (thing: Thing) => string
}

export function Things({ loaded, beside, hrefOf }: ThingsProps) {
  return (
    <ListPage
      id="bets"
      what="things"
      list={useListState(spec)}
      loaded={loaded}
      columns={columns}
      filters={[
        { name: 'size', label: 'Size' },
        { name: 'isNew', label: 'New' },
        {
          name: 'kind',
          label: 'Kind',
          options: [
            { value: 'A', label: 'First' },
            { value: 'B', label: 'Second' },
          ],
        },
        { name: 'since', label: 'Since', day: { edge: 'start', bound: 'size' } },
      ]}
      rowKey="id"
      rowName={({ name }) => name}
      {...(hrefOf ? { hrefOf } : { onOpen })}
      above={beside}
      summary={beside}
      actions={[{ id: 'remove', label: 'Remove', run: remove }]}
      bulk={[removes]}
      source={{ endpoint: { initiate: (arg) => () => readPage(arg) }, arg: { kind: 'A' } }}
      empty={{ title: 'No things yet', advice: 'Make one.', action: <Button>Make</Button> }}
    />
  )
}

export const shown = (loaded: LoadedPage<Thing>, at = '/things') =>
  renderInApp(<Things loaded={loaded} />, { at })
export const link = (name: string) => screen.getByRole('button', { name })
