import { Drawer, Pagination } from 'antd'
import { useState } from 'react'
import { useCashbackListQuery } from '@/api/gen/cashback/endpoints'
import type { Transaction } from '@/api/gen/shared/types'
import { states } from '@/areas/money_lists'
import type { PlayerDialogProps } from '@/areas/players'
import { DateTime } from '@/kit/display/DateTime'
import { Loaded } from '@/kit/display/Loaded'
import { Money } from '@/kit/display/Money'
import { None } from '@/kit/display/None'
import { nameText } from '@/kit/display/personText'
import { RowsSkeleton } from '@/kit/display/Skeletons'
import { labelOf, Status } from '@/kit/display/Status'
import './cashback.css'

const PAGE_SIZE = 50

/** What a player claimed of their cashback wallet, the latest first. */
export function CashbackHistory({ player, onClose }: PlayerDialogProps) {
  const { operator, playerCode, username } = player
  const [page, setPage] = useState(1)
  const call = useCashbackListQuery({
    opId: operator.opId,
    playerCode,
    page,
    limit: PAGE_SIZE,
    sort: '-createdAt',
  })
  return (
    <Drawer
      open
      size={720}
      title={`Cashback withdrawal history of ${nameText(username)}`}
      onClose={onClose}
      destroyOnHidden
    >
      <Loaded
        what="The history"
        call={{ ...call, currentData: call.data }}
        skeleton={<RowsSkeleton columns={5} />}
      >
        {({ transactions, count }) => (
          <>
            <Claims claims={transactions} />
            <Pagination
              size="small"
              align="end"
              hideOnSinglePage
              showSizeChanger={false}
              current={page}
              pageSize={PAGE_SIZE}
              total={count}
              onChange={setPage}
            />
          </>
        )}
      </Loaded>
    </Drawer>
  )
}

function Claims({ claims }: { readonly claims: readonly Transaction[] }) {
  if (claims.length === 0) return <p className="cashback-hint">No claims yet.</p>
  return (
    <table className="kit-figures cashback-history">
      <thead>
        <tr>
          <th scope="col">Claimed</th>
          <th scope="col">Amount</th>
          <th scope="col">Status</th>
          <th scope="col">Confirmed by</th>
          <th scope="col">Transaction</th>
        </tr>
      </thead>
      <tbody>
        {claims.map(({ txId, createdAt, toAmountInUSD, status, confirmedBy }) => (
          <tr key={txId}>
            <th scope="row">
              <DateTime at={createdAt} />
            </th>
            <td>
              <Money amount={toAmountInUSD} />
            </td>
            <td>
              <Status {...labelOf(states, status)} />
            </td>
            <td>{confirmedBy?.nickname ?? <None />}</td>
            <td>
              <code className="cashback-code">{txId}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
