import { USD } from './amounts'
import { HIDDEN } from './hiddenRates'
import './wallet.css'
import { useMemo } from 'react'
import { type Currency, currencyValues } from '@/api/gen/shared/enums'
import { useExchangeRatesQuery } from '@/api/gen/wallet/endpoints'
import { inFull } from '@/kit/display/decimal'
import { None } from '@/kit/display/None'
import { defineFilters, withOptions } from '@/kit/list/defineFilters'
import { fieldsOf } from '@/kit/list/fieldsOf'
import { ListPage } from '@/kit/list/ListPage'
import { useListState } from '@/kit/list/useListState'
import { usePolling } from '@/session/usePolling'

interface RateRow {
  readonly currency: string
  readonly autoRate: number
  readonly wallet: string
  readonly inverse: number | null
}

const ALL = 'ALL'
const SHOWN = currencyValues.filter((currency): boolean => currency !== HIDDEN)
const POLL_MS = 60_000
const NO_CURRENCIES = 'The platform exchanges no currencies.'
const NO_RATES = 'The platform’s answer names none. Refresh to ask again.'
const fields = fieldsOf<RateRow>()({
  currency: { label: 'Gateway currency', width: 160 },
  autoRate: {
    width: 240,
    render: ({ autoRate, wallet }) => (
      <span>
        {inFull(autoRate)} <span className="kit-money-currency">{wallet}</span>
      </span>
    ),
    kind: 'number',
  },
  inverse: {
    width: 240,
    render: ({ currency, inverse }) =>
      inverse === null ? (
        <None />
      ) : (
        <span>
          {inFull(inverse)} <span className="kit-money-currency">{currency}</span>
        </span>
      ),
    kind: 'number',
  },
})
const columns = fields.columns()

const filters = defineFilters()('currency', {
  currency: { label: 'Currencies', values: [ALL, ...SHOWN], width: 140 },
  wallet: { label: 'Wallet currency', values: SHOWN, width: 156 },
})

/** What each gateway currency is worth in the currency of a wallet, at the rates of the moment. */
export function ExchangeRates() {
  const list = useListState(filters)
  const { wallet: asked } = list.filters
  const wallet: Currency = asked && asked !== HIDDEN ? asked : USD
  const chosen = list.filters.currency
  const polling = usePolling(POLL_MS)
  const { data, ...rest } = useExchangeRatesQuery(
    { exchangeRatesForm: { playerWalletCurrencies: [wallet] } },
    polling,
  )
  const back = useExchangeRatesQuery(
    { exchangeRatesForm: { gatewayCurrencies: [wallet] } },
    polling,
  ).data
  const items = useMemo(() => {
    if (!data) return undefined
    return SHOWN.filter((currency) => !chosen || chosen === ALL || chosen === currency).flatMap(
      (currency) => {
        const autoRate = data.rates?.[currency]?.[wallet]?.autoRate
        const inverse = back?.rates?.[wallet]?.[currency]?.autoRate ?? null
        return autoRate === undefined ? [] : [{ currency, wallet, autoRate, inverse }]
      },
    )
  }, [data, back, chosen, wallet])
  const options = Object.keys(data?.rates ?? {})
    .filter((value) => value !== HIDDEN)
    .map((value) => ({ value, label: value }))
  return (
    <ListPage
      id="wallet.rates"
      what="exchange rates"
      list={list}
      loaded={{ ...rest, data: items && { items, count: items.length } }}
      columns={columns}
      filters={withOptions(list.fields, {
        currency: [{ value: ALL, label: 'All' }, ...options],
        wallet: options,
      })}
      rowKey="currency"
      rowName={({ currency }) => `rate of ${currency}`}
      onOpen={({ currency }) => list.setFilters({ currency: currency as Currency })}
      empty={{ title: 'No exchange rates', advice: data && !data.rates ? NO_RATES : NO_CURRENCIES }}
    />
  )
}
