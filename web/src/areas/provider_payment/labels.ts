import Big from 'big.js'
import type { ProviderTransfer } from '@/api/gen/provider_payment/endpoints'
import { providerCurrencyValues } from '@/api/gen/provider_payment/enums'
import { WARNING_TEXTS } from '@/api/gen/shared/constants'
import type { RaisedWarning } from '@/kit/dialog/warnings'
import { formatted } from '@/kit/display/decimal'
import { joined } from '@/kit/display/None'
import { nameText } from '@/kit/display/personText'
import { labelOf, type StatusLabel } from '@/kit/display/Status'

export const ACCEPTED = 'Only USDT and TRX are accepted.'
export const FROM_BALANCE = 'The invoice is paid from the CPG balance.'
/** Of the market's rate: what is further off is asked about. */
const MOST_OFF = 0.1
export const DUE = 'The required payment is due by the 5th.'

const MOST_PLACES = 6

/** How many decimals an amount of any token shows. */
export const placesOf = (amount: number): number =>
  Number.isInteger(amount * 100) ? 2 : MOST_PLACES

/** A transfer's state in a word; while it confirms, how many of its blocks are counted. */
export function stateOf({
  state,
  confirmations,
  confirmationsRequired,
}: ProviderTransfer): StatusLabel {
  switch (state) {
    case 'CONFIRMING':
      return {
        label: `Confirming ${joined([confirmations, confirmationsRequired], '/')}`,
        tone: 'running',
      }
    case 'CONFIRMED':
      return { label: 'Confirmed', tone: 'good' }
    case 'UNASSIGNED':
      return { label: 'Unassigned', tone: 'waiting' }
    default:
      return labelOf({}, state)
  }
}

const accepted: readonly string[] = providerCurrencyValues

/** What came of a transfer, or will. */
export function noteOf(transfer: ProviderTransfer): string {
  const { state, currency, differenceInUSD } = transfer
  if (state === 'CONFIRMING') return 'Counts once all its blocks are confirmed.'
  if (state === 'UNASSIGNED') {
    return accepted.includes(currency)
      ? 'Its amount cannot be accepted as a payment, so nothing was paid.'
      : `Wrong currency: ${currency} is not accepted, so nothing was paid. ${ACCEPTED}`
  }
  if (transfer.assignedBy)
    return `Assigned by ${nameText(transfer.assignedBy.nickname)}; added to the CPG balance.`
  if (differenceInUSD === null) return 'Added to the CPG balance.'
  const difference = new Big(differenceInUSD)
  const size = `${formatted(difference.abs(), 2)} USD`
  if (difference.lt(0))
    return `Underpaid: ${size} still required; the outstanding amount was reduced by the transfer.`
  if (difference.gt(0))
    return `Overpaid: ${size} more than required; the excess stays in the CPG balance.`
  return 'Paid in full.'
}

/** What an assignment at a rate far from the market's, or of a token that has none, is warned of, before the platform says so. */
export function rateOff(
  { marketRateInUSD: market, currency }: Pick<ProviderTransfer, 'marketRateInUSD' | 'currency'>,
  rate: number | null,
): readonly RaisedWarning[] {
  if (!rate || market === undefined) return []
  if (market && new Big(rate).minus(market).abs().lte(new Big(market).times(MOST_OFF))) return []
  return [
    {
      code: 'RATE_OFF',
      severity: 'severe',
      text: WARNING_TEXTS.RATE_OFF,
      values: { currency, exchangeRateInUSD: rate, marketRateInUSD: market },
    },
  ]
}
