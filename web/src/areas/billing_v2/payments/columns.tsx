import type { PaymentV2 } from '@/api/gen/billing_v2/endpoints'
import { inFull } from '@/kit/display/decimal'
import { Money } from '@/kit/display/Money'
import { type Column, timeColumn } from '@/kit/list/columns'
import { periodName } from '../period'
import { paymentTypes } from './labels'

export const columns: readonly Column<PaymentV2>[] = [
  timeColumn('createdAt', 'Recorded', { sortable: true }),
  {
    key: 'amount',
    title: 'Amount',
    width: 144,
    align: 'end',
    sortable: true,
    currency: ({ currency }) => currency,
    render: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
  },
  {
    key: 'amountInUSD',
    title: 'In USD',
    width: 128,
    align: 'end',
    sortable: true,
    currency: 'USD',
    render: ({ amountInUSD }) => <Money amount={amountInUSD} />,
  },
  { key: 'opTitle', title: 'Operator', width: 128, sortable: true },
  {
    key: 'brandOpId',
    title: 'Brand',
    width: 136,
    optional: true,
    sortable: true,
    read: ({ brandTitle }) => brandTitle,
  },
  {
    key: 'paymentType',
    title: 'Type',
    width: 144,
    sortable: true,
    render: ({ paymentType }) => paymentTypes[paymentType],
  },
  {
    key: 'year',
    title: 'Period',
    width: 128,
    sortable: true,
    render: periodName,
    csv: ({ year, month }) => `${year}-${String(month).padStart(2, '0')}`,
  },
  { key: 'invoiceNo', title: 'Invoice', width: 88, sortable: true },
  { key: 'currency', title: 'Currency', width: 96, sortable: true, optional: true },
  {
    key: 'exchangeRateInUSD',
    title: 'Exchange rate',
    width: 136,
    align: 'end',
    sortable: true,
    optional: true,
    currency: 'USD',
    render: ({ exchangeRateInUSD }) => `${inFull(exchangeRateInUSD)} USD`,
    csv: ({ exchangeRateInUSD }) => exchangeRateInUSD,
  },
  timeColumn('issuedDate', 'Issued', { sortable: true, optional: true }),
  {
    key: 'paymentId',
    title: 'Payment ID',
    width: 192,
    optional: true,
    render: ({ paymentId }) => <code className="payments-id">{paymentId}</code>,
  },
  {
    key: 'createdBy.nickname',
    title: 'Recorded by',
    width: 136,
    sortable: true,
    optional: true,
    read: ({ createdBy }) => createdBy.nickname,
  },
]
