import { Drawer } from 'antd'
import { useState } from 'react'
import type { Player } from '@/api/gen/players/endpoints'
import { api, useReferralWithdrawalsQuery } from '@/api/gen/referrals/endpoints'
import { moneySource, transactionColumns } from '@/areas/money_lists'
import { PAGE_SIZE, PagedTable } from '@/kit/list/PagedTable'
import type { RecordDialogProps } from '@/kit/record/recordActions'

const columns = transactionColumns(['toAmountInUSD', 'createdAt', 'status'])

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
    <Drawer
      open
      size={720}
      title={`Affiliate withdrawal history · ${player.playerCode}`}
      onClose={onClose}
      destroyOnHidden
    >
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
