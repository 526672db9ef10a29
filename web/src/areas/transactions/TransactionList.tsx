import type { ReactNode } from 'react'
import { useMemo } from 'react'
import type { Transaction, TransactionPage } from '@/api/gen/shared/types'
import type { BulkAction } from '@/kit/bulk/bulk'
import { lazyComponent } from '@/kit/lazyComponent'
import type { Column } from '@/kit/list/columns'
import type { Export, ListSource } from '@/kit/list/ExportButton'
import type { EmptyText } from '@/kit/list/ListEmpty'
import type { FilterField } from '@/kit/list/ListFilters'
import { ListPage } from '@/kit/list/ListPage'
import type { FilterKinds, ListState } from '@/kit/list/useListState'
import type { RecordAction } from '@/kit/record/ActionMenu'
import { useOpened } from '@/kit/record/useOpened'
import { asPage } from './listSource'

const TransactionDrawer = lazyComponent(() =>
  import('./TransactionDrawer').then((code) => code.TransactionDrawer),
)

interface Call {
  readonly data?: TransactionPage | undefined
  readonly error?: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

interface TransactionListProps<K extends FilterKinds> {
  readonly id: string
  readonly what: string
  readonly list: ListState<K>
  readonly call: Call
  readonly columns: readonly Column<Transaction>[]
  readonly filters: readonly FilterField[]
  readonly actions?: readonly RecordAction<Transaction>[]
  readonly bulk?: readonly BulkAction<Transaction>[]
  readonly exporting?: Export
  readonly source?: ListSource
  readonly toolbar?: ReactNode
  readonly summary?: ReactNode
  readonly empty: EmptyText
}

/** A list of transactions whose rows open their details. */
export function TransactionList<K extends FilterKinds>(props: TransactionListProps<K>) {
  const { call, actions = [], ...rest } = props
  const data = useMemo(() => call.data && asPage(call.data), [call.data])
  const { openId, setOpenId, wasOpened, neighbours } = useOpened(data?.items, ({ txId }) => txId)
  return (
    <>
      <ListPage
        loaded={{ ...call, data }}
        rowKey="txId"
        rowName={({ txId }) => `transaction ${txId}`}
        onOpen={({ txId }) => setOpenId(txId)}
        actions={actions}
        {...rest}
      />
      {wasOpened && (
        <TransactionDrawer
          txId={openId}
          actions={actions}
          onClose={() => setOpenId(null)}
          {...neighbours}
        />
      )}
    </>
  )
}
