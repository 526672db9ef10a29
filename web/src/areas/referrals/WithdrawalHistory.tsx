import { Drawer } from 'antd'
import { useState } from 'react'
import type { Player } from '@/api/gen/players/endpoints'
import { api, useReferralWithdrawalsQuery } from '@/api/gen/referrals/endpoints'
import type { Transaction } from '@/api/gen/shared/types'
import { moneySource, states } from '@/areas/money_lists'
import { labelOf, Status } from '@/kit/display/Status'
import { fieldsOf } from '@/kit/list/fieldsOf'
import { PAGE_SIZE, PagedTable } from '@/kit/list/PagedTable'
import type { RecordDialogProps } from '@/kit/record/recordActions'

const columns = fieldsOf<Transaction>()({
  txId: { label: 'Transaction', width: 216, copy: 'transaction ID' },
  createdAt: { label: 'Date', width: 144, kind: 'time' },
  toAmountInUSD: { label: 'Profit', width: 112, kind: 'usd' },
  status: { width: 112, render: ({ status }) => <Status {...labelOf(states, status)} /> },
}).columns()

/** What staff withdrew of a player's affiliate profit, the latest first. */
export function WithdrawalHistory({ record: player, onClose }: RecordDialogProps<Player>) {
  const [page, setPage] = useState(1)
  const arg = { playerCode: player.playerCode, sort: '-createdAt' }
  const { currentData: data, ...call } = useReferralWithdrawalsQuery({
    ...arg,
    page,
    limit: PAGE_SIZE,
  })
  return (
    <Drawer open size={720} title="Affiliate withdrawal history" onClose={onClose} destroyOnHidden>
      <PagedTable
        what="affiliate withdrawals"
        columns={columns}
        rowKey="txId"
        call={{ ...call, rows: data?.transactions, count: data?.count }}
        page={page}
        onPage={setPage}
        exporting={{
          fileName: `affiliate-withdrawals-${player.playerCode}`,
          ...moneySource(api.endpoints.referralWithdrawals, arg),
        }}
        empty="Nothing was withdrawn for this player yet."
      />
    </Drawer>
  )
}
