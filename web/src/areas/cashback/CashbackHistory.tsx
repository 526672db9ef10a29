import { Drawer } from 'antd'
import { useState } from 'react'
import { api, useCashbackListQuery } from '@/api/gen/cashback/endpoints'
import type { Player } from '@/api/gen/players/endpoints'
import { moneySource, transactionColumns } from '@/areas/money_lists'
import { PAGE_SIZE, PagedTable } from '@/kit/list/PagedTable'
import type { RecordDialogProps } from '@/kit/record/recordActions'

const columns = transactionColumns(['toAmountInUSD', 'createdAt', 'status', 'confirmedBy'])

/** What a player claimed of their cashback wallet, the latest first. */
export function CashbackHistory({ record: player, onClose }: RecordDialogProps<Player>) {
  const { operator, playerCode } = player
  const [page, setPage] = useState(1)
  const arg = { opId: operator.opId, playerCode, sort: '-createdAt' }
  const { currentData: data, ...call } = useCashbackListQuery({ ...arg, page, limit: PAGE_SIZE })
  return (
    <Drawer
      open
      size={720}
      title={`Cashback withdrawal history · ${playerCode}`}
      onClose={onClose}
      destroyOnHidden
    >
      <PagedTable
        what="cashback claims"
        columns={columns}
        rowKey="txId"
        call={{ ...call, rows: data?.transactions, count: data?.count }}
        page={page}
        onPage={setPage}
        exporting={{
          fileName: `cashback-${playerCode}`,
          ...moneySource(api.endpoints.cashbackList, arg),
        }}
        empty="This player has no cashback claims yet."
      />
    </Drawer>
  )
}
