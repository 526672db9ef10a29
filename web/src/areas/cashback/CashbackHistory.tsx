import { Drawer, Pagination } from 'antd'
import { useState } from 'react'
import { useCashbackListQuery } from '@/api/gen/cashback/endpoints'
import type { Player } from '@/api/gen/players/endpoints'
import type { Transaction } from '@/api/gen/shared/types'
import { states } from '@/areas/money_lists'
import { DateTime } from '@/kit/display/DateTime'
import { Loaded } from '@/kit/display/Loaded'
import { Money } from '@/kit/display/Money'
import { None } from '@/kit/display/None'
import { nameText } from '@/kit/display/personText'
import { Rows } from '@/kit/display/Rows'
import { RowsSkeleton } from '@/kit/display/Skeletons'
import { labelOf, Status } from '@/kit/display/Status'
import type { RecordDialogProps } from '@/kit/record/recordActions'
import './cashback.css'

const PAGE_SIZE = 50

/** What a player claimed of their cashback wallet, the latest first. */
export function CashbackHistory({ record: player, onClose }: RecordDialogProps<Player>) {
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
    <Rows
      className="kit-figures cashback-history"
      of={claims}
      keyOf={({ txId }) => txId}
      columns={{
        Claimed: ({ createdAt }) => <DateTime at={createdAt} />,
        Amount: ({ toAmountInUSD }) => <Money amount={toAmountInUSD} />,
        Status: ({ status }) => <Status {...labelOf(states, status)} />,
        'Confirmed by': ({ confirmedBy }) => confirmedBy?.nickname ?? <None />,
        Transaction: ({ txId }) => <code className="cashback-code">{txId}</code>,
      }}
    />
  )
}
