import { type CardPreset, cardPresetNames, cardPresets, spanOf } from './cardPresets'
import { usePlayerComposition } from './composition'
import { totalTitles } from './labels'
import './players.css'
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
import { type FadingDialogProps, useFadingDialog } from '@/kit/dialog/useDialog'
import { Count } from '@/kit/display/Count'
import { useClock } from '@/kit/display/clock'
import { Money } from '@/kit/display/Money'
import { optionsOf } from '@/kit/display/options'
import { RecordFields } from '@/kit/display/RecordFields'
import { PAGE_SIZE, PagedTable } from '@/kit/list/PagedTable'
import { useNestedRecord } from '@/kit/list/useOpenRecord'
import { useGlobalFilters } from '@/session/operator'
import { totalColumns, transactionColumns } from './totalFields'

interface TotalUsersProps extends FadingDialogProps {
  readonly kind: TotalKind
}

type Query = Parameters<typeof usePlayersTotalUsersQuery>[0] & object

/** Who joined, paid in or was paid out in a period, and the transactions behind it. */
export function TotalUsers({ kind, open, onClose }: TotalUsersProps) {
  return (
    <Drawer open={open} title={totalTitles[kind]} size={960} destroyOnHidden onClose={onClose}>
      <Totalled key={kind} kind={kind} />
    </Drawer>
  )
}

function Totalled({ kind }: { readonly kind: TotalKind }) {
  const { now } = useClock()
  const [period, setPeriod] = useState<{ preset: CardPreset; at: number } | null>(null)
  const openUser = useFadingDialog(TransactionsOfUser)
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
      <UserTotals filters={filters} />
      <Tabs
        items={[
          {
            key: 'players',
            label: 'Players',
            children: (
              <Users
                key={JSON.stringify(query)}
                query={query}
                onShow={(user) => openUser({ query, user })}
              />
            ),
          },
          {
            key: 'transactions',
            label: 'Transactions',
            children: <Transactions key={JSON.stringify(query)} query={query} />,
          },
        ]}
      />
    </>
  )
}

interface TransactionsOfUserProps extends FadingDialogProps, ListProps {
  readonly user: TotalUser
}

function TransactionsOfUser({ query, user, open, onClose }: TransactionsOfUserProps) {
  return (
    <Drawer
      open={open}
      title={`Transactions · ${user.playerCode}`}
      size={840}
      destroyOnHidden
      onClose={onClose}
    >
      <Transactions query={{ ...query, playerCode: user.playerCode }} />
    </Drawer>
  )
}

function UserTotals({ filters }: { readonly filters: Omit<Query, 'kind'> }) {
  const { currentData: totals } = usePlayersTotalsQuery(filters)
  return (
    <RecordFields
      fields={[
        ['Joined', totals && <Count key="joined" of={totals.joined} />],
        ['Players with deposits', totals && <Count key="paid" of={totals.depositors} />],
        ['Deposits', <Money key="in" amount={totals?.depositsInUSD} />],
        ['Players with withdrawals', totals && <Count key="got" of={totals.withdrawers} />],
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
