import { Segmented, Tabs } from 'antd'
import { useState } from 'react'
import {
  type CardUser,
  type CardUsersQuery,
  useRiskCardUsersQuery,
} from '@/api/gen/risk_management/endpoints'
import { type CardUseStatus, cardUseStatusValues } from '@/api/gen/risk_management/enums'
import { useClock } from '@/kit/display/clock'
import { Money } from '@/kit/display/Money'
import { Name } from '@/kit/display/Name'
import { optionsOf } from '@/kit/display/options'
import { placesOf } from '@/kit/display/placesOf'
import { type Column, timeColumn } from '@/kit/list/columns'
import { PAGE_SIZE, PagedTable } from '@/kit/list/PagedTable'
import { type CardPreset, cardPresetNames, cardPresets, spanOf } from './cardPresets'
import type { PlayerPartProps } from './composition'
import { PlayerLink } from './PlayerLink'

const statuses = { CONFIRMED: 'Confirmed', REJECTED: 'Rejected' } as const

const types = { DEPOSIT: 'Deposit', WITHDRAW: 'Withdraw' } as const

const player: Column<CardUser> = {
  key: 'playerCode',
  title: 'Player code',
  width: 112,
  render: ({ playerCode }) => <PlayerLink playerCode={playerCode} />,
}
const username: Column<CardUser> = {
  key: 'username',
  title: 'Username',
  width: 144,
  render: ({ username: name }) => <Name text={name} />,
}

const ofUse: readonly Column<CardUser>[] = [
  {
    key: 'cardNumber',
    title: 'Card',
    width: 168,
    render: ({ cardNumber }) => <code>{cardNumber}</code>,
  },
  { key: 'playersOfCard', title: 'Players', width: 80, align: 'end' },
  { key: 'transactionType', title: 'Type', width: 96, render: (use) => types[use.transactionType] },
  {
    key: 'fromAmount',
    title: 'Amount',
    width: 152,
    align: 'end',
    render: ({ fromAmount, fromCurrency }) => (
      <Money amount={fromAmount} currency={fromCurrency} places={placesOf(fromCurrency)} />
    ),
  },
  {
    key: 'amountInUSD',
    title: 'In USD',
    width: 128,
    align: 'end',
    render: ({ amountInUSD }) => <Money amount={amountInUSD} />,
  },
  timeColumn('createdAt', 'Time', { width: 152 }),
]
const columns = [player, username, ...ofUse]

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
export function PlayerCards({ player: { playerCode } }: PlayerPartProps) {
  return <CardUses filters={{ playerCode }} shown={ofUse} />
}
