import Big from 'big.js'
import type { ProviderTransfer } from '@/api/gen/provider_payment/endpoints'
import { providerCurrencyValues } from '@/api/gen/provider_payment/enums'
import { formatted } from '@/kit/display/decimal'
import { joined } from '@/kit/display/None'
import { labelOf, type StatusLabel } from '@/kit/display/Status'

export const ACCEPTED = 'Only USDT and TRX are accepted.'
export const FROM_BALANCE = 'The invoice is paid from the CPG balance.'
export const DUE = 'The required payment is due by the 5th.'

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
  if (differenceInUSD === null) return 'Added to the CPG balance.'
  const difference = new Big(differenceInUSD)
  const size = `${formatted(difference.abs(), 2)} USD`
  if (difference.lt(0))
    return `Underpaid: ${size} still required; the outstanding amount was reduced by the transfer.`
  if (difference.gt(0))
    return `Overpaid: ${size} more than required; the excess stays in the CPG balance.`
  return 'Paid in full.'
}
