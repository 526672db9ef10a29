import { Segmented, Tabs } from 'antd'
import { useState } from 'react'
import type { Player } from '@/api/gen/players/endpoints'
import {
  type CardUser,
  type CardUsersQuery,
  useRiskCardUsersQuery,
} from '@/api/gen/risk_management/endpoints'
import { type CardUseStatus, cardUseStatusValues } from '@/api/gen/risk_management/enums'
import { grouped } from '@/kit/display/cardNumber'
import { useClock } from '@/kit/display/clock'
import { optionsOf } from '@/kit/display/options'
import type { Column } from '@/kit/list/columns'
import { fieldsOf } from '@/kit/list/fieldsOf'
import { PAGE_SIZE, PagedTable } from '@/kit/list/PagedTable'
import type { RecordTabProps } from '@/kit/record/recordTabs'
import { type CardPreset, cardPresetNames, cardPresets, spanOf } from './cardPresets'
import { PlayerLink } from './PlayerLink'

const statuses = { CONFIRMED: 'Confirmed', REJECTED: 'Rejected' } as const

const types = { DEPOSIT: 'Deposit', WITHDRAW: 'Withdrawal' } as const

const fields = fieldsOf<CardUser>()({
  playerCode: {
    label: 'Player',
    width: 112,
    render: ({ playerCode }) => <PlayerLink playerCode={playerCode} />,
  },
  username: { width: 144, kind: 'name' },
  cardNumber: {
    label: 'Card',
    width: 168,
    render: ({ cardNumber }) => <code>{grouped(cardNumber)}</code>,
    csv: ({ cardNumber }) => cardNumber,
  },
  playersOfCard: { label: 'Players', width: 80, kind: 'number' },
  transactionType: { label: 'Type', width: 96, labels: types },
  fromAmount: { label: 'Amount', width: 152, kind: 'amount', currency: 'fromCurrency' },
  amountInUSD: { label: 'In USD', width: 128, kind: 'usd' },
  createdAt: { label: 'Time', width: 152, kind: 'time' },
})
const columns = fields.columns()
const ofUse = columns.slice(2)

type Filters = Omit<CardUsersQuery, 'page' | 'limit' | 'status' | 'fromDate' | 'toDate'>

interface CardUsesProps {
  readonly filters: Filters
  readonly shown?: readonly Column<CardUser>[]
}

/** Uses of cards in transactions that are over, confirmed or rejected. */
export function CardUses({ filters, shown = columns }: CardUsesProps) {
  const { now } = useClock()
  const [status, setStatus] = useState<CardUseStatus>('CONFIRMED')
  const [period, setPeriod] = useState<{ preset: CardPreset; at: number } | null>(null)
  const [page, setPage] = useState(1)
  const query = {
    ...filters,
    status,
    ...(period && spanOf(period.preset, period.at)),
    page,
    limit: PAGE_SIZE,
  }
  const { currentData: data, ...call } = useRiskCardUsersQuery({ cardUsersQuery: query })
  return (
    <>
      <Segmented<CardPreset | 'ALL'>
        className="players-period"
        aria-label="Period"
        options={[{ value: 'ALL', label: 'All time' }, ...optionsOf(cardPresetNames, cardPresets)]}
        value={period?.preset ?? 'ALL'}
        onChange={(preset) => {
          setPage(1)
          setPeriod(preset === 'ALL' ? null : { preset, at: now() })
        }}
      />
      <Tabs
        activeKey={status}
        onChange={(key) => {
          setPage(1)
          setStatus(key as CardUseStatus)
        }}
        items={cardUseStatusValues.map((key) => ({ key, label: statuses[key] }))}
      />
      <PagedTable
        what="card uses"
        columns={shown}
        rowKey="txId"
        call={{ ...call, rows: data?.items, count: data?.count }}
        page={page}
        onPage={setPage}
        empty="No card uses found."
      />
    </>
  )
}

/** The cards of one player. */
export function PlayerCards({ record: { playerCode } }: RecordTabProps<Player>) {
  return <CardUses filters={{ playerCode }} shown={ofUse} />
}
