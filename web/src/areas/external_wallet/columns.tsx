import type { ExternalTransaction } from '@/api/gen/external_wallet/endpoints'
import { Money } from '@/kit/display/Money'
import { labelOf, Status } from '@/kit/display/Status'
import { type Column, statusColumn, timeColumn } from '@/kit/list/columns'
import { statuses, subTypes, types } from './labels'

export const columns: readonly Column<ExternalTransaction>[] = [
  timeColumn('createdAt', 'Created', { width: 144, sortable: true }),
  {
    key: 'amount',
    title: 'Amount',
    width: 136,
    align: 'end',
    currency: ({ currency }) => currency,
    render: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
  },
  {
    key: 'fee',
    title: 'Fee',
    width: 112,
    align: 'end',
    currency: ({ currency }) => currency,
    render: ({ fee, currency }) => <Money amount={fee} currency={currency} />,
  },
  { key: 'opTitle', title: 'Operator', width: 144 },
  {
    key: 'transactionType',
    title: 'Type',
    width: 88,
    render: ({ transactionType }) => types[transactionType],
  },
  {
    key: 'transactionSubType',
    title: 'Subtype',
    width: 152,
    optional: true,
    render: ({ transactionSubType }) => subTypes[transactionSubType],
  },
  statusColumn(112, ({ status }) => <Status {...labelOf(statuses, status)} />),
  {
    key: 'voucherCode',
    title: 'Voucher code',
    width: 312,
    optional: true,
    render: ({ voucherCode }) => voucherCode && <code>{voucherCode}</code>,
  },
  { key: 'voucherRefNo', title: 'Voucher ref. no.', width: 128 },
  timeColumn('confirmedAt', 'Confirmed', { width: 144 }),
  {
    key: 'txId',
    title: 'Transaction ID',
    width: 208,
    optional: true,
    render: ({ txId }) => <code>{txId}</code>,
  },
]
