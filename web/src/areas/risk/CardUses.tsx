import type { ReactNode } from 'react'
import {
  api,
  type CardUser,
  type CardUsersQuery,
  useRiskCardUsersQuery,
} from '@/api/gen/risk_management/endpoints'
import { cardUseStatusValues, cardUseTypeValues } from '@/api/gen/risk_management/enums'
import { states, TransactionDrawer } from '@/areas/money_lists'
import { PlayerLink } from '@/areas/players'
import { grouped } from '@/kit/display/cardNumber'
import { days, defineFilters } from '@/kit/list/defineFilters'
import type { ListSource } from '@/kit/list/fetchAllRows'
import { fieldsOf } from '@/kit/list/fieldsOf'
import { ListPage } from '@/kit/list/ListPage'
import { StatusTabs } from '@/kit/list/StatusTabs'
import { useOpenRecord } from '@/kit/list/useOpenRecord'
import { usePersonalList } from '@/kit/list/usePersonalList'
import { useGlobalFilters, useOperatorColumn } from '@/session/operator'
import { personalReads } from '@/session/personalReads'
import { withGlobals } from '@/session/reads'

const types = { DEPOSIT: 'Deposit', WITHDRAW: 'Withdrawal' } as const

const fields = fieldsOf<CardUser>()({
  cardNumber: {
    label: 'Card',
    width: 160,
    personal: true,
    render: ({ cardNumber }) => <code>{grouped(cardNumber)}</code>,
    csv: ({ cardNumber }) => cardNumber,
  },
  playersOfCard: { label: 'Players', width: 72, kind: 'number' },
  playerCode: {
    label: 'Player',
    width: 104,
    render: ({ playerCode }) => <PlayerLink playerCode={playerCode} />,
  },
  username: { width: 128, kind: 'name' },
  transactionType: { label: 'Type', width: 88, labels: types },
  status: { width: 104, labels: states },
  fromAmount: {
    label: 'Amount',
    width: 152,
    optional: true,
    kind: 'amount',
    currency: 'fromCurrency',
  },
  amountInUSD: { label: 'In USD', width: 128, kind: 'usd' },
  createdAt: { label: 'Time', width: 148, kind: 'time' },
  operator: {
    label: 'Operator or brand',
    width: 136,
    optional: true,
    field: 'operator.opTitle',
    read: ({ operator }) => operator?.opTitle,
  },
  txId: { label: 'Transaction', width: 152, optional: true, kind: 'code' },
})
const columns = fields.columns()

const filters = defineFilters<CardUsersQuery>()(
  '-createdAt',
  {
    status: cardUseStatusValues,
    cardNumber: { label: 'Card number', width: 136, personal: true },
    playerCode: { label: 'Player code', width: 104 },
    isShared: { label: 'Shared', kind: 'boolean', width: 92 },
    transactionType: { values: cardUseTypeValues, width: 92 },
    ...days('fromDate', 'toDate'),
  },
  { fields },
)

const { initiate, name } = api.endpoints.riskCardUsers

const sourceOf = (query: CardUsersQuery): ListSource => ({
  arg: query,
  endpoint: {
    name,
    initiate: (cardUsersQuery: CardUsersQuery, options) => initiate({ cardUsersQuery }, options),
  },
})

/** Uses of cards in transactions that are over, the newest first: the platform has no other order. */
export function CardUses({ above }: { readonly above: ReactNode }) {
  const list = usePersonalList(filters)
  const { page, limit } = list
  const query = { ...list.filters, page, limit, ...useGlobalFilters() }
  const loaded = useRiskCardUsersQuery({ cardUsersQuery: query })
  const opened = useOpenRecord(loaded, 'txId')
  return (
    <>
      <ListPage
        id="risk_management"
        what="card uses"
        list={list}
        loaded={loaded}
        columns={useOperatorColumn(columns, 'operator', 'username')}
        rowKey="txId"
        onOpen={opened.open}
        addressOf={opened.addressOf}
        rowName={({ txId }) => `card use ${txId}`}
        exporting={{ fileName: 'card-users', ...sourceOf(query) }}
        above={
          <>
            {above}
            <StatusTabs list={list} statuses={cardUseStatusValues} labels={states} />
          </>
        }
        empty={{
          title: 'No card uses yet',
          advice: 'Each finished deposit and withdrawal with a card is listed here.',
        }}
      />
      {opened.wasOpened && <TransactionDrawer {...opened.drawer} />}
    </>
  )
}

export const cardUsesReads = personalReads(
  filters,
  api.endpoints.riskCardUsers,
  ({ sort: _, ...query }, visit) => ({ cardUsersQuery: withGlobals(query, visit) }),
)
