import { Button, Drawer } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Player } from '@/api/gen/players/endpoints'
import type { Transaction } from '@/api/gen/shared/types'
import {
  api,
  type TransactionsListApiArg,
  useTransactionsListQuery,
  useTransactionsProfitQuery,
} from '@/api/gen/transactions/endpoints'
import { moneySource, transactionColumns } from '@/areas/money_lists'
import { Id } from '@/kit/display/Id'
import type { Column } from '@/kit/list/columns'
import { PAGE_SIZE, PagedTable } from '@/kit/list/PagedTable'
import type { RecordDialogProps } from '@/kit/record/recordActions'
import type { RecordTabProps } from '@/kit/record/recordTabs'
import { isPlatformAdmin } from '@/session/roles'
import { useSession } from '@/session/session'
import { usePolling } from '@/session/usePolling'
import { REFRESH_EVERY } from './refresh'

const linked = ({ txId }: Transaction) => (
  <Link to={`/transactions/details/${encodeURIComponent(txId)}`}>
    <Id text={txId} />
  </Link>
)
/** All of them have room in a drawer. */
const WIDTHS: Readonly<Record<string, number>> = {
  fromAmount: 120,
  toAmountInUSD: 90,
  createdAt: 136,
  transactionType: 122,
  status: 98,
}
const all = transactionColumns([
  'fromAmount',
  'toAmountInUSD',
  'createdAt',
  'transactionType',
  'status',
]).map((column) => ({
  ...column,
  width: WIDTHS[column.key] ?? column.width,
  ...(column.key === 'txId' && { render: linked }),
}))
const claims = transactionColumns([
  'toAmountInUSD',
  'createdAt',
  'status',
  'confirmedAt',
  'confirmedBy',
])
const profit = transactionColumns([
  'toAmountInUSD',
  'createdAt',
  'transactionType',
  'status',
  'confirmedBy',
])
const simple = transactionColumns(['toAmountInUSD', 'createdAt', 'status'])

/** Everything that moved a player's money, newest first; each leads to its page. */
export function PlayerTransactions({ record: player }: RecordTabProps<Player>) {
  return (
    <Listed
      what="transactions"
      fileName={`transactions-${player.playerCode}`}
      arg={{ playerCode: player.playerCode }}
      columns={all}
      empty="This player has no transactions yet."
    />
  )
}

/** What a player claimed for bringing others. */
export function ReferralClaimHistory({ record: player, onClose }: RecordDialogProps<Player>) {
  return (
    <Drawer
      open
      size={720}
      title={`Referral claim history · ${player.playerCode}`}
      onClose={onClose}
    >
      <Listed
        what="referral claims"
        fileName={`referral-claims-${player.playerCode}`}
        arg={{ playerCode: player.playerCode, type: ['REFERRAL_PROFIT'] }}
        columns={claims}
        empty="This player has no referral claims."
      />
    </Drawer>
  )
}

interface ListedProps {
  readonly what: string
  readonly fileName: string
  readonly arg: TransactionsListApiArg
  readonly columns: readonly Column<Transaction>[]
  readonly empty: string
}

function Listed({ what, fileName, arg, columns, empty }: ListedProps) {
  const [page, setPage] = useState(1)
  const { currentData: data, ...call } = useTransactionsListQuery({
    ...arg,
    page,
    limit: PAGE_SIZE,
  })
  return (
    <PagedTable
      what={what}
      columns={columns}
      rowKey="txId"
      call={{ ...call, rows: data?.transactions, count: data?.count }}
      page={page}
      onPage={setPage}
      exporting={{ fileName, ...moneySource(api.endpoints.transactionsList, arg) }}
      empty={empty}
    />
  )
}

/** A player's affiliate and referral profit, asked for again every 15 seconds. */
export function ProfitList({ record: player, onClose }: RecordDialogProps<Player>) {
  const { role } = useSession().user
  const isPlatform = isPlatformAdmin(role)
  const [isSimple, setSimple] = useState(false)
  const [page, setPage] = useState(1)
  const arg = { playerCode: player.playerCode }
  const { currentData: data, ...call } = useTransactionsProfitQuery(
    { ...arg, page, limit: PAGE_SIZE },
    usePolling(REFRESH_EVERY),
  )
  const exporting = {
    fileName: `profit-${player.playerCode}`,
    ...moneySource(api.endpoints.transactionsProfit, arg),
  }
  return (
    <Drawer
      open
      size={720}
      title={`Transactions profit list · ${player.playerCode}`}
      onClose={onClose}
      extra={
        isPlatform && (
          <Button
            type={isSimple ? 'primary' : 'default'}
            aria-pressed={isSimple}
            onClick={() => setSimple(!isSimple)}
          >
            Simple view
          </Button>
        )
      }
    >
      <PagedTable
        what="profit transactions"
        columns={isSimple ? simple : profit}
        rowKey="txId"
        call={{ ...call, rows: data?.transactions, count: data?.count }}
        page={page}
        onPage={setPage}
        {...(isPlatform && { exporting })}
        empty="This player has no profit transactions."
      />
    </Drawer>
  )
}
