import { Drawer, Table } from 'antd'
import { useState } from 'react'
import type { ApiError } from '@/api/answer'
import { type Player, type Transaction, useCashbackListQuery } from '@/api/gen/endpoints'
import { Failure } from '@/kit/Failure'
import { Money } from '@/kit/Money'
import { RowsSkeleton } from '@/kit/Skeletons'
import { Status } from '@/kit/Status'
import { When } from '@/kit/When'
import { states } from './words'
import './cashback.css'

const PAGE_SIZE = 50

interface CashbackHistoryProps {
  readonly player: Pick<Player, 'playerCode' | 'username'> & {
    readonly operator: { readonly opId: string }
  }
  readonly onClose: () => void
}

const COLUMNS = [
  {
    title: 'Claimed',
    key: 'createdAt',
    render: ({ createdAt }: Transaction) => <When at={createdAt} />,
  },
  {
    title: 'Amount',
    key: 'toAmountInUSD',
    align: 'end',
    render: ({ toAmountInUSD }: Transaction) => <Money amount={toAmountInUSD} />,
  },
  {
    title: 'Status',
    key: 'status',
    render: ({ status }: Transaction) => {
      const [tone, word] = states[status]
      return <Status tone={tone} word={word} />
    },
  },
  {
    title: 'Confirmed by',
    key: 'confirmedBy',
    render: ({ confirmedBy }: Transaction) => confirmedBy?.nickname ?? '—',
  },
  {
    title: 'Transaction',
    key: 'txId',
    render: ({ txId }: Transaction) => <code className="cashback-code">{txId}</code>,
  },
] as const

/** What a player claimed of their cashback wallet, the latest first. */
export function CashbackHistory({ player, onClose }: CashbackHistoryProps) {
  const { operator, playerCode, username } = player
  const [page, setPage] = useState(1)
  const call = useCashbackListQuery({
    opId: operator.opId,
    playerCode,
    page,
    limit: PAGE_SIZE,
    sort: '-createdAt',
  })
  const { data } = call
  return (
    <Drawer
      open
      size={720}
      title={`Cashback Withdrawal History of ${username}`}
      onClose={onClose}
      destroyOnHidden
    >
      {data ? (
        <Table<Transaction>
          size="small"
          rowKey="txId"
          loading={call.isFetching}
          dataSource={data.transactions}
          columns={[...COLUMNS]}
          locale={{ emptyText: 'Nothing was claimed yet.' }}
          pagination={{
            current: page,
            pageSize: PAGE_SIZE,
            total: data.count,
            onChange: setPage,
            hideOnSinglePage: true,
            showSizeChanger: false,
          }}
        />
      ) : call.isError && !call.isFetching ? (
        <Failure
          what="The history could not be loaded"
          error={call.error as ApiError}
          onRetry={call.refetch}
        />
      ) : (
        <RowsSkeleton columns={5} />
      )}
    </Drawer>
  )
}
