import { Segmented } from 'antd'
import { useState } from 'react'
import {
  type AffiliateDetails,
  type AffiliatePlayersApiArg,
  api,
  useAffiliatePlayersQuery,
} from '@/api/gen/affiliates/endpoints'
import { PAGE_SIZE, PagedTable } from '@/kit/list/PagedTable'
import type { RecordTabProps } from '@/kit/record/recordTabs'
import { playerColumns } from './playerColumns'

type Kind = 'ALL' | 'ACTIVE' | 'DEPOSITED' | 'NEVER'

const KINDS: readonly { value: Kind; label: string }[] = [
  { value: 'ALL', label: 'All' },
  { value: 'ACTIVE', label: 'Active this month' },
  { value: 'DEPOSITED', label: 'With a deposit' },
  { value: 'NEVER', label: 'Without a deposit' },
]
const NARROWED: Readonly<Record<Kind, Partial<AffiliatePlayersApiArg>>> = {
  ALL: {},
  ACTIVE: { isActive: true },
  DEPOSITED: { hasDeposited: true },
  NEVER: { hasDeposited: false },
}

/** The players whom an affiliate brought, newest first. */
export function Players({ record: { affId } }: RecordTabProps<AffiliateDetails>) {
  const [kind, setKind] = useState<Kind>('ALL')
  return (
    <>
      <div className="affiliates-bar">
        <Segmented<Kind>
          aria-label="Which players"
          options={[...KINDS]}
          value={kind}
          onChange={setKind}
        />
      </div>
      <PlayerTable key={kind} of={{ affId, ...NARROWED[kind] }} />
    </>
  )
}

interface PlayerTableProps {
  readonly of: AffiliatePlayersApiArg & { readonly affId: string }
}

/** Players by what may be known of them: nothing personal. */
export function PlayerTable({ of }: PlayerTableProps) {
  const [page, setPage] = useState(1)
  const arg = { sort: '-createdAt', ...of }
  const { currentData: data, ...call } = useAffiliatePlayersQuery({
    ...arg,
    page,
    limit: PAGE_SIZE,
  })
  return (
    <PagedTable
      what="players"
      columns={playerColumns}
      rowKey="playerCode"
      call={{ ...call, rows: data?.items, count: data?.count }}
      page={page}
      onPage={setPage}
      exporting={{
        fileName: `players-of-${of.affId}`,
        endpoint: api.endpoints.affiliatePlayers,
        arg,
      }}
      empty="No such players yet."
    />
  )
}
