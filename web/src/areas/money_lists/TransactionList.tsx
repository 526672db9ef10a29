import { type ReactNode, useMemo } from 'react'
import type { Transaction, TransactionPage } from '@/api/gen/shared/types'
import { lazyComponent } from '@/kit/lazyComponent'
import { ListPage, type ListPageProps } from '@/kit/list/ListPage'
import type { FilterKinds } from '@/kit/list/useListState'
import { useOpenRecord } from '@/kit/record/useOpenRecord'
import type { TransactionActions } from './actions'
import { asPage } from './useMoneyList'

const TransactionDrawer = lazyComponent(() =>
  import('./TransactionDrawer').then((code) => code.TransactionDrawer),
)

interface Call {
  readonly data?: TransactionPage | undefined
  readonly error?: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

type Shown = 'id' | 'what' | 'list' | 'columns' | 'filters' | 'empty'
type Optional = 'bulk' | 'exporting' | 'exportColumns' | 'source' | 'toolbar' | 'summary'

export interface TransactionListProps<K extends FilterKinds>
  extends Pick<ListPageProps<Transaction, K>, Shown | Optional> {
  readonly call: Call
  readonly rowName?: (transaction: Transaction) => string
  readonly acting?: TransactionActions
}

const NONE: { readonly actions: readonly never[]; readonly dialog: ReactNode } = {
  actions: [],
  dialog: null,
}
const byId = ({ txId }: Transaction) => `transaction ${txId}`

/** A list of transactions whose rows open their details. */
export function TransactionList<K extends FilterKinds>(props: TransactionListProps<K>) {
  const { call, rowName = byId, acting: { actions, dialog } = NONE, ...rest } = props
  const data = useMemo(() => call.data && asPage(call.data), [call.data])
  const loaded = { ...call, data }
  const opened = useOpenRecord(loaded, 'txId')
  return (
    <>
      <ListPage
        loaded={loaded}
        rowKey="txId"
        rowName={rowName}
        onOpen={opened.open}
        actions={actions}
        {...rest}
      />
      {opened.wasOpened && <TransactionDrawer {...opened.drawer} actions={actions} />}
      {dialog}
    </>
  )
}
