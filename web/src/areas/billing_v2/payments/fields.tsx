import type { BillingV2PaymentsApiArg, PaymentV2 } from '@/api/gen/billing_v2/endpoints'
import { paymentCurrencyValues, paymentTypeValues } from '@/api/gen/billing_v2/enums'
import { inFull } from '@/kit/display/decimal'
import { days, defineFilters } from '@/kit/list/defineFilters'
import { fieldsOf } from '@/kit/list/fieldsOf'
import { OperatorDay } from '@/session/operatorDays'
import { months, periodName } from '../period'
import { paymentTypes } from './labels'

export const fields = fieldsOf<PaymentV2>()({
  paymentId: { label: 'Payment ID', width: 103, inFiles: true, kind: 'id', copy: 'payment ID' },
  amount: { width: 120, sortable: true, kind: 'money', currency: 'currency' },
  amountInUSD: { label: 'In USD', width: 116, sortable: true, kind: 'usd' },
  opTitle: { label: 'Operator', width: 132, sortable: true },
  brandOpId: {
    width: 136,
    sortable: true,
    optional: true,
    field: 'brandTitle',
    read: ({ brandTitle }) => brandTitle,
  },
  paymentType: { label: 'Type', width: 127, sortable: true, labels: paymentTypes },
  year: {
    field: [
      { field: 'year', title: 'Year' },
      { field: 'month', title: 'Month' },
    ],
    label: 'Period',
    width: 117,
    fits: true,
    sortable: true,
    render: periodName,
    csv: ({ year, month }) => `${year}-${String(month).padStart(2, '0')}`,
  },
  invoiceNo: { label: 'Invoice', width: 73, fits: true, sortable: true },
  createdAt: { label: 'Recorded', width: 140, sortable: true, kind: 'time' },
  currency: { width: 96, sortable: true, optional: true },
  exchangeRateInUSD: {
    width: 136,
    sortable: true,
    optional: true,
    render: ({ exchangeRateInUSD }) => `${inFull(exchangeRateInUSD)} USD`,
    kind: 'number',
    currency: 'USD',
    csv: ({ exchangeRateInUSD }) => exchangeRateInUSD,
  },
  issuedDate: {
    label: 'Issued',
    width: 148,
    sortable: true,
    optional: true,
    render: ({ issuedDate, opId }) => <OperatorDay at={issuedDate} opId={opId} />,
  },
  description: { width: 240, optional: true, inFiles: true },
  'createdBy.nickname': {
    label: 'Recorded by',
    width: 136,
    sortable: true,
    optional: true,
    field: 'createdBy.nickname',
    read: ({ createdBy }) => createdBy.nickname,
  },
})
export const columns = fields.columns()

export const filters = defineFilters<BillingV2PaymentsApiArg>()(
  '-createdAt',
  {
    year: { label: 'Year', kind: 'year', width: 76 },
    month: { kind: 'month', width: 96, options: months },
    paymentType: { values: paymentTypeValues, width: 104, labels: paymentTypes },
    currency: { values: paymentCurrencyValues, width: 104 },
    invoiceNo: { kind: 'number', width: 76 },
    ...days('from', 'to', 'Recorded', 142, 136),
  },
  { fields },
)
