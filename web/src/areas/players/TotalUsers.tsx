import { Drawer, Segmented, Tabs } from 'antd'
import { useState } from 'react'
import {
  api,
  type TotalUser,
  usePlayersTotalsQuery,
  usePlayersTotalTransactionsQuery,
  usePlayersTotalUsersQuery,
} from '@/api/gen/player_reports/endpoints'
import type { TotalKind } from '@/api/gen/player_reports/enums'
import type { Transaction } from '@/api/gen/shared/types'
import { useClock } from '@/kit/display/clock'
import { Money } from '@/kit/display/Money'
import { optionsOf } from '@/kit/display/options'
import { nameText } from '@/kit/display/personText'
import { PAGE_SIZE, PagedTable } from '@/kit/list/PagedTable'
import { RecordFields } from '@/kit/record/RecordFields'
import { useNestedRecord } from '@/kit/record/useOpenRecord'
import { useGlobalFilters } from '@/session/operator'
import { type CardPreset, cardPresetNames, cardPresets, spanOf } from './cardPresets'
import { usePlayerComposition } from './composition'
import { totalTitles } from './labels'
import { totalColumns, transactionColumns } from './totalColumns'
import './players.css'

export interface TotalUsersProps {
  /** Null closes it. */
  readonly kind: TotalKind | null
  readonly onClose: () => void
}

type Query = Parameters<typeof usePlayersTotalUsersQuery>[0] & object

/** Who joined, paid in or was paid out in a period, and the transactions behind it. */
export function TotalUsers({ kind, onClose }: TotalUsersProps) {
  const [shown, setShown] = useState<TotalKind>(kind ?? 'JOINED')
  if (kind !== null && kind !== shown) setShown(kind)
  return (
    <Drawer
      open={kind !== null}
      title={totalTitles[shown]}
      size={960}
      destroyOnHidden
      onClose={onClose}
    >
      <Totalled key={shown} kind={shown} />
    </Drawer>
  )
}

function Totalled({ kind }: { readonly kind: TotalKind }) {
  const { now } = useClock()
  const [period, setPeriod] = useState<{ preset: CardPreset; at: number } | null>(null)
  const [player, setPlayer] = useState<TotalUser | null>(null)
  const filters = { ...useGlobalFilters(), ...(period && spanOf(period.preset, period.at)) }
  const query = { ...filters, kind }
  return (
    <>
      <Segmented<CardPreset | 'ALL'>
        className="players-period"
        aria-label="Period"
        options={[{ value: 'ALL', label: 'All time' }, ...optionsOf(cardPresetNames, cardPresets)]}
        value={period?.preset ?? 'ALL'}
        onChange={(preset) => setPeriod(preset === 'ALL' ? null : { preset, at: now() })}
      />
      <Sums filters={filters} />
      <Tabs
        items={[
          {
            key: 'players',
            label: 'Players',
            children: <Users key={JSON.stringify(query)} query={query} onShow={setPlayer} />,
          },
          {
            key: 'transactions',
            label: 'Transactions',
            children: <Transactions key={JSON.stringify(query)} query={query} />,
          },
        ]}
      />
      <Drawer
        open={player !== null}
        title={`Transactions of ${nameText(player?.username)}`.trim()}
        size={840}
        destroyOnHidden
        onClose={() => setPlayer(null)}
      >
        {player && <Transactions query={{ ...query, playerCode: player.playerCode }} />}
      </Drawer>
    </>
  )
}

function Sums({ filters }: { readonly filters: Omit<Query, 'kind'> }) {
  const { currentData: totals } = usePlayersTotalsQuery(filters)
  return (
    <RecordFields
      fields={[
        ['Joined', totals?.joined],
        ['Players with deposits', totals?.depositors],
        ['Deposits', <Money key="in" amount={totals?.depositsInUSD} />],
        ['Players with withdrawals', totals?.withdrawers],
        ['Withdrawals', <Money key="out" amount={totals?.withdrawalsInUSD} />],
      ]}
    />
  )
}

interface ListProps {
  readonly query: Query
}

function Users({ query, onShow }: ListProps & { readonly onShow: (user: TotalUser) => void }) {
  const [page, setPage] = useState(1)
  const arg = { ...query, sort: query.kind === 'JOINED' ? '-createdAt' : '-totalInUSD' }
  const { currentData: data, ...call } = usePlayersTotalUsersQuery({
    ...arg,
    page,
    limit: PAGE_SIZE,
  })
  return (
    <PagedTable<TotalUser>
      what="players"
      columns={totalColumns(query.kind, onShow)}
      rowKey="playerCode"
      call={{ ...call, rows: data?.items, count: data?.count }}
      page={page}
      onPage={setPage}
      exporting={{
        fileName: totalTitles[query.kind].toLowerCase().replaceAll(' ', '-'),
        endpoint: api.endpoints.playersTotalUsers,
        arg,
      }}
      empty="No players in this period."
    />
  )
}

function Transactions({ query }: ListProps) {
  const [page, setPage] = useState(1)
  const { currentData: data, ...call } = usePlayersTotalTransactionsQuery({
    ...query,
    page,
    limit: PAGE_SIZE,
  })
  const { TransactionDrawer } = usePlayerComposition()
  const opened = useNestedRecord(
    { ...call, data: data && { items: data.transactions, count: data.count } },
    'txId',
  )
  return (
    <>
      <PagedTable<Transaction>
        what="transactions"
        columns={transactionColumns(opened.open)}
        rowKey="txId"
        call={{ ...call, rows: data?.transactions, count: data?.count }}
        page={page}
        onPage={setPage}
        empty="No transactions in this period."
      />
      {opened.wasOpened && <TransactionDrawer {...opened.drawer} />}
    </>
  )
}
