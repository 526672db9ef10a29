import { useBalanceColumns } from './balanceFields'
import { BALANCES, useBalanceFields } from './filters'
import { NOT_REAL_TIME } from './labels'
import { PlayerDrawer } from './lazyPlayerDrawer'
import './players.css'
import { Button, Popover } from 'antd'
import { api, type BalanceTotals, usePlayersBalancesQuery } from '@/api/gen/players/endpoints'
import { Money } from '@/kit/display/Money'
import { placesOf } from '@/kit/display/placesOf'
import { RecordFields } from '@/kit/display/RecordFields'
import { ListPage } from '@/kit/list/ListPage'
import { useListState } from '@/kit/list/useListState'
import { useOpenRecord } from '@/kit/list/useOpenRecord'
import { listReads } from '@/session/listReads'
import { useGlobalFilters } from '@/session/operator'
import { withGlobals } from '@/session/reads'

/** What players own, per currency and in USD. */
export function Balances() {
  const list = useListState(BALANCES)
  const query = { ...list.query, ...useGlobalFilters() }
  const loaded = usePlayersBalancesQuery(query)
  const totals = loaded.data?.totals
  const opened = useOpenRecord(loaded, 'playerCode')
  return (
    <>
      <ListPage
        id="players.balances"
        what="balances"
        list={list}
        loaded={loaded}
        columns={useBalanceColumns(Object.keys(totals?.byCurrency ?? {}))}
        filters={useBalanceFields()}
        rowKey="playerCode"
        rowName={({ playerCode, username }) => `player ${playerCode} · ${username}`}
        onOpen={opened.open}
        addressOf={opened.addressOf}
        exporting={{
          fileName: 'players-balances',
          endpoint: api.endpoints.playersBalances,
          arg: query,
        }}
        summary={totals && <Totals totals={totals} />}
        empty={{ title: 'No balances', advice: 'Players appear here as soon as they join.' }}
      />
      {opened.wasOpened && <PlayerDrawer {...opened.drawer} />}
    </>
  )
}

function Totals({ totals }: { readonly totals: BalanceTotals }) {
  const wallets = [
    ['Main wallets', totals.mainInUSD],
    ['Bonus wallets', totals.bonusInUSD],
    ['Cashback wallets', totals.cashbackInUSD],
    ['Affiliate wallets', totals.affiliateInUSD],
  ] as const
  const facts = [
    ...wallets.map(([label, amount]) => [label, <Money key={label} amount={amount} />] as const),
    ...Object.entries(totals.byCurrency).map(
      ([currency, { balance }]) =>
        [
          `Main, ${currency}`,
          <Money key={currency} amount={balance} currency={currency} places={placesOf(currency)} />,
        ] as const,
    ),
  ]
  return (
    <span className="players-totals">
      All wallets <Money amount={totals.balanceInUSD} />
      <Popover
        trigger="click"
        placement="topLeft"
        content={
          <div className="players-sums">
            <RecordFields fields={facts} />
            <p className="players-hint">{NOT_REAL_TIME}</p>
          </div>
        }
      >
        <Button type="link" size="small">
          Totals
        </Button>
      </Popover>
    </span>
  )
}

export const reads = listReads(BALANCES, api.endpoints.playersBalances, withGlobals)
