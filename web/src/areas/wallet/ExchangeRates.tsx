import { useMemo } from 'react'
import { type Currency, currencyValues } from '@/api/gen/shared/enums'
import { useExchangeRatesQuery } from '@/api/gen/wallet/endpoints'
import { inFull } from '@/kit/display/decimal'
import { None } from '@/kit/display/None'
import type { Column } from '@/kit/list/columns'
import { ListPage } from '@/kit/list/ListPage'
import { useListState } from '@/kit/list/useListState'
import { USD } from './amounts'
import './wallet.css'

interface RateRow {
  readonly currency: string
  readonly autoRate: number
  readonly wallet: string
  readonly inverse: number | null
}

const ALL = 'ALL'
const POLL_MS = 60_000
const NO_CURRENCIES = 'The platform exchanges no currencies.'
const NO_RATES = 'The platform’s answer names none. Refresh to ask again.'
const SPEC = {
  sort: 'currency',
  filters: { currency: [ALL, ...currencyValues], wallet: currencyValues },
} as const

const columns: readonly Column<RateRow>[] = [
  { key: 'currency', title: 'Gateway currency', width: 160 },
  {
    key: 'autoRate',
    title: 'Auto rate',
    width: 240,
    align: 'end',
    render: ({ autoRate, wallet }) => (
      <span>
        {inFull(autoRate)} <span className="kit-money-currency">{wallet}</span>
      </span>
    ),
  },
  {
    key: 'inverse',
    title: 'Inverse',
    width: 240,
    align: 'end',
    render: ({ currency, inverse }) =>
      inverse === null ? (
        <None />
      ) : (
        <span>
          {inFull(inverse)} <span className="kit-money-currency">{currency}</span>
        </span>
      ),
  },
]

/** What each gateway currency is worth in the currency of a wallet, at the rates of the moment. */
export function ExchangeRates() {
  const list = useListState(SPEC)
  const wallet = (list.filters.wallet ?? USD) as Currency
  const chosen = list.filters.currency
  const { data, ...rest } = useExchangeRatesQuery(
    { exchangeRatesForm: { playerWalletCurrencies: [wallet] } },
    { pollingInterval: POLL_MS },
  )
  const back = useExchangeRatesQuery(
    { exchangeRatesForm: { gatewayCurrencies: [wallet] } },
    { pollingInterval: POLL_MS },
  ).data
  const items = useMemo(() => {
    if (!data) return undefined
    return currencyValues
      .filter((currency) => !chosen || chosen === ALL || chosen === currency)
      .flatMap((currency) => {
        const autoRate = data.rates?.[currency]?.[wallet]?.autoRate
        const inverse = back?.rates?.[wallet]?.[currency]?.autoRate ?? null
        return autoRate === undefined ? [] : [{ currency, wallet, autoRate, inverse }]
      })
  }, [data, back, chosen, wallet])
  const options = Object.keys(data?.rates ?? {}).map((value) => ({ value, label: value }))
  return (
    <ListPage
      id="wallet.rates"
      what="exchange rates"
      list={list}
      loaded={{ ...rest, data: items && { items, count: items.length } }}
      columns={columns}
      filters={[
        {
          name: 'currency',
          label: 'Currencies',
          width: 140,
          options: [{ value: ALL, label: 'All' }, ...options],
        },
        { name: 'wallet', label: 'Wallet currency', width: 156, options },
      ]}
      rowKey="currency"
      rowName={({ currency }) => `rate of ${currency}`}
      onOpen={({ currency }) => list.setFilters({ currency: currency as Currency })}
      empty={{ title: 'No exchange rates', advice: data && !data.rates ? NO_RATES : NO_CURRENCIES }}
    />
  )
}
