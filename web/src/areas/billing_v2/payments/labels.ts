import type { PaymentType } from '@/api/gen/billing_v2/enums'

export const paymentTypes: Readonly<Record<PaymentType, string>> = {
  CASH: 'Cash',
  CPG_ADJUSTMENT: 'CPG adjustment',
  DIRECT_TRANSFER: 'Direct transfer',
  USDT_TRANSFER: 'USDT transfer',
  OPERATOR_SETTLEMENT: 'Operator settlement',
  CPG_TRANSFER: 'CPG transfer',
}

export const BY_ITSELF = 'A CPG transfer arrives by itself; it is never recorded by hand.'
export const FROM_THE_CHAIN =
  'Locked: type, currency, amount and rates came with the transfer from the chain.'
export const NOT_DELETED = 'A CPG transfer came from the chain, so it is not deleted.'
export const OF_ITS_OPERATOR = 'A payment stays with its operator.'
