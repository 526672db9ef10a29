import type { PaymentType } from '@/api/gen/billing_v2/enums'

export const paymentTypes: Readonly<Record<PaymentType, string>> = {
  CASH: 'Cash',
  CPG_ADJUSTMENT: 'CPG adjustment',
  DIRECT_TRANSFER: 'Direct transfer',
  USDT_TRANSFER: 'USDT transfer',
  OPERATOR_SETTLEMENT: 'Operator settlement',
  CPG_TRANSFER: 'CPG transfer',
}

/** What editing a payment is called, in menus and on its form. */
export const editTitle = ({ paymentType }: { readonly paymentType: PaymentType }): string =>
  paymentType === 'CPG_TRANSFER' ? 'Edit CPG transfer' : 'Edit manual payment'

export const BY_ITSELF = 'CPG transfers are recorded automatically.'
export const FROM_THE_CHAIN =
  'Locked: type, currency, amount and rates come from the on-chain transfer.'
export const NOT_DELETED = 'CPG transfers are on-chain and cannot be deleted.'
export const OF_ITS_OPERATOR = 'The operator of a payment cannot be changed.'
