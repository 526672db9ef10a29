import { type ContextType, useMemo } from 'react'
import type { Transaction, TransactionPage } from '@/api/gen/shared/types'
import { Money } from '@/kit/display/Money'
import { lazyComponent } from '@/kit/lazyComponent'
import { ListPage, type ListPageProps } from '@/kit/list/ListPage'
import type { FilterKinds } from '@/kit/list/listSpec'
import { useOpenRecord } from '@/kit/list/useOpenRecord'
import { DecidingContext } from './deciding'
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
type Optional = 'above' | 'actions' | 'bulk' | 'exporting' | 'exportColumns' | 'source' | 'toolbar'

export interface TransactionListProps<K extends FilterKinds>
  extends Pick<ListPageProps<Transaction, K>, Shown | Optional> {
  readonly call: Call
  readonly rowName?: (transaction: Transaction) => string
  /** What speaks for and against deciding one, in its drawer. */
  readonly Deciding?: ContextType<typeof DecidingContext>
}

const byId = ({ txId }: Transaction) => `transaction ${txId}`

/** A list of transactions whose rows open their details. */
export function TransactionList<K extends FilterKinds>(props: TransactionListProps<K>) {
  const { call, rowName = byId, Deciding = null, ...rest } = props
  const data = useMemo(() => call.data && asPage(call.data), [call.data])
  const loaded = { ...call, data }
  const opened = useOpenRecord(loaded, 'txId')
  const totals = call.data?.totals
  return (
    <>
      <ListPage
        loaded={loaded}
        rowKey="txId"
        rowName={rowName}
        onOpen={opened.open}
        addressOf={opened.addressOf}
        summary={
          totals && (
            <span>
              In all <Money amount={totals.toAmountInUSD} />
            </span>
          )
        }
        {...rest}
      />
      {opened.wasOpened && (
        <DecidingContext value={Deciding}>
          <TransactionDrawer {...opened.drawer} actions={rest.actions} />
        </DecidingContext>
      )}
    </>
  )
}
