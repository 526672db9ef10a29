import { useReadAt } from '@/kit/display/useReadAt'
import { USD } from './amounts'
import { HIDDEN } from './hiddenRates'
import './wallet.css'
import { useMemo } from 'react'
import { type Currency, currencyValues } from '@/api/gen/shared/enums'
import { api, useExchangeRatesQuery } from '@/api/gen/wallet/endpoints'
import { inFull } from '@/kit/display/decimal'
import { None } from '@/kit/display/None'
import { defineFilters, withOptions } from '@/kit/list/defineFilters'
import { fieldsOf } from '@/kit/list/fieldsOf'
import { ListPage } from '@/kit/list/ListPage'
import { askedOnOpening } from '@/kit/list/openedList'
import { useListState } from '@/kit/list/useListState'
import { type Reads, read } from '@/session/reads'
import { usePolling } from '@/session/usePolling'

interface RateRow {
  readonly gatewayCurrency: string
  readonly walletCurrency: string
  readonly autoRate: number
  readonly inverse: number | null
}

const ALL = 'ALL'
const SHOWN = currencyValues.filter((currency): boolean => currency !== HIDDEN)
const POLL_MS = 60_000
const NO_CURRENCIES = 'The platform exchanges no currencies.'
const NO_RATES = 'The platform’s answer names none. Refresh to ask again.'
const fields = fieldsOf<RateRow>()({
  gatewayCurrency: { label: 'Gateway currency', width: 160 },
  autoRate: {
    width: 176,
    render: ({ autoRate, walletCurrency }) => (
      <span>
        {inFull(autoRate)} <span className="kit-money-currency">{walletCurrency}</span>
      </span>
    ),
    kind: 'number',
  },
  inverse: {
    width: 176,
    render: ({ gatewayCurrency, inverse }) =>
      inverse === null ? (
        <None />
      ) : (
        <span>
          {inFull(inverse)} <span className="kit-money-currency">{gatewayCurrency}</span>
        </span>
      ),
    kind: 'number',
  },
})
const columns = fields.columns()

const filters = defineFilters()('gatewayCurrency', {
  currency: { label: 'Currencies', values: [ALL, ...SHOWN], width: 140 },
  wallet: { label: 'Wallet currency', values: SHOWN, width: 156 },
})

const walletOf = (asked: Currency | undefined): Currency =>
  asked && asked !== HIDDEN ? asked : USD

/** What each gateway currency is worth in the currency of a wallet, at the rates of the moment. */
export function ExchangeRates() {
  const list = useListState(filters)
  const { wallet: asked } = list.filters
  const walletCurrency = walletOf(asked)
  const chosen = list.filters.currency
  const polling = usePolling(POLL_MS)
  const { data, ...rest } = useExchangeRatesQuery(
    { exchangeRatesForm: { playerWalletCurrencies: [walletCurrency] } },
    polling,
  )
  const back = useExchangeRatesQuery(
    { exchangeRatesForm: { gatewayCurrencies: [walletCurrency] } },
    polling,
  ).data
  const items = useMemo(() => {
    if (!data) return undefined
    return SHOWN.filter((currency) => !chosen || chosen === ALL || chosen === currency).flatMap(
      (gatewayCurrency) => {
        const rate = data.rates?.[gatewayCurrency]?.[walletCurrency]
        const inverse = back?.rates?.[walletCurrency]?.[gatewayCurrency]?.autoRate ?? null
        if (!rate) return []
        const { autoRate } = rate
        // A platform may say under which currencies a rate stands by its place alone.
        return [
          {
            gatewayCurrency: rate.gatewayCurrency ?? gatewayCurrency,
            walletCurrency: rate.walletCurrency ?? walletCurrency,
            autoRate,
            inverse,
          },
        ]
      },
    )
  }, [data, back, chosen, walletCurrency])
  const readAt = useReadAt(rest)
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
      summary={readAt && <span>As of {readAt}</span>}
      rowKey="gatewayCurrency"
      rowName={({ gatewayCurrency }) => `rate of ${gatewayCurrency}`}
      onOpen={({ gatewayCurrency }) => list.setFilters({ currency: gatewayCurrency as Currency })}
      empty={{ title: 'No exchange rates', advice: data && !data.rates ? NO_RATES : NO_CURRENCIES }}
    />
  )
}

export const reads: Reads = (visit) => {
  const { wallet } = askedOnOpening(filters, visit.user.userCode, visit)
  const wallets = [walletOf(wallet)]
  return [{ playerWalletCurrencies: wallets }, { gatewayCurrencies: wallets }].map(
    (exchangeRatesForm) => read(api.endpoints.exchangeRates, { exchangeRatesForm }),
  )
}
