import type {
  ExternalTransaction,
  ExternalTransactionsApiArg,
} from '@/api/gen/external_wallet/endpoints'
import { externalTransactionTypeValues } from '@/api/gen/external_wallet/enums'
import { transactionStatusValues } from '@/api/gen/shared/enums'
import { optionsOf } from '@/kit/display/options'
import { days, defineFilters } from '@/kit/list/defineFilters'
import { fieldsOf } from '@/kit/list/fieldsOf'
import { statuses, subTypes, types } from './labels'

export const fields = fieldsOf<ExternalTransaction>()({
  txId: { label: 'Transaction', width: 112, kind: 'id', copy: 'transaction ID' },
  amount: { width: 136, kind: 'money', currency: 'currency' },
  fee: { width: 112, kind: 'money', currency: 'currency' },
  createdAt: { label: 'Created', width: 136, sortable: true, kind: 'time' },
  transactionType: { label: 'Type', width: 88, labels: types },
  transactionSubType: { label: 'Subtype', width: 152, optional: true, labels: subTypes },
  status: { width: 112, labels: statuses },
  opTitle: { label: 'Operator', width: 136 },
  voucherCode: { width: 312, optional: true, kind: 'code', copy: true },
  voucherRefNo: { label: 'Voucher ref. no.', width: 128 },
  confirmedAt: { label: 'Confirmed', width: 136, optional: true, kind: 'time' },
  customerId: { label: 'Customer', copy: 'customer ID' },
  updatedAt: { label: 'Updated', kind: 'time' },
})
export const columns = fields.columns()

const SHOWN = ['PENDING', 'CONFIRMED', 'REJECTED'] as const

export const filters = defineFilters<ExternalTransactionsApiArg>()(
  '-createdAt',
  {
    uuid: 'text',
    transactionType: { values: externalTransactionTypeValues, width: 112 },
    status: { values: transactionStatusValues, options: optionsOf(SHOWN, statuses), width: 120 },
    txId: { width: 176 },
    ...days('fromDate', 'toDate'),
  },
  { fields },
)
