import type { BillingV2InvoicesApiArg, Invoice } from '@/api/gen/billing_v2/endpoints'
import { invoiceStatusValues } from '@/api/gen/billing_v2/enums'
import { defineFilters } from '@/kit/list/defineFilters'
import { fieldsOf } from '@/kit/list/fieldsOf'
import { OperatorDay } from '@/session/operatorDays'
import { dueText, overdueText, statuses } from './labels'
import { months, periodName } from './period'

export const fields = fieldsOf<Invoice>()({
  invoiceNo: { label: 'Invoice', width: 80, sortable: true },
  totalPayableAmountInUSD: { label: 'Total payable', width: 124, sortable: true, kind: 'usd' },
  openAmountInUSD: { label: 'Outstanding', width: 124, sortable: true, kind: 'usd' },
  opTitle: { label: 'Operator', width: 131, sortable: true },
  month: {
    field: [
      { field: 'year', title: 'Year' },
      { field: 'month', title: 'Month' },
    ],
    label: 'Period',
    width: 124,
    render: periodName,
    csv: ({ year, month }) => `${year}-${String(month).padStart(2, '0')}`,
  },
  status: { width: 104, labels: statuses },
  overdueDays: {
    label: 'Overdue',
    width: 93,
    sortable: true,
    render: (invoice) =>
      overdueText(invoice) && <strong className="billing-overdue">{overdueText(invoice)}</strong>,
    csv: overdueText,
  },
  dueBy: { label: 'Due', width: 128, sortable: true, optional: true, read: dueText },
  casinoGGRCommissionInUSD: {
    label: 'Casino commission',
    width: 160,
    sortable: true,
    optional: true,
    kind: 'usd',
  },
  sportGGRCommissionInUSD: {
    label: 'Sport commission',
    width: 160,
    sortable: true,
    optional: true,
    kind: 'usd',
  },
  isSettingsOverridden: {
    label: 'Settings',
    width: 84,
    optional: true,
    render: ({ isSettingsOverridden }) => (isSettingsOverridden ? 'Custom' : 'Standard'),
  },
  issuedAt: {
    label: 'Issued',
    width: 144,
    sortable: true,
    render: ({ issuedAt, opId }) => <OperatorDay at={issuedAt} opId={opId} />,
  },
  createdAt: { label: 'Created', width: 152, sortable: true, optional: true, kind: 'time' },
  brandFeeInUSD: { width: 124, sortable: true, optional: true, kind: 'usd' },
  minMonthlyFeeInUSD: { width: 160, sortable: true, optional: true, kind: 'usd' },
})
export const columns = fields.columns()

export const filters = defineFilters<BillingV2InvoicesApiArg>()(
  '-createdAt',
  {
    year: { kind: 'year', width: 96 },
    month: { label: 'Month', kind: 'month', width: 128, options: months },
    status: { values: invoiceStatusValues, width: 128 },
    isOverdue: { label: 'Overdue', kind: 'boolean', width: 104 },
    isSettingsOverridden: { label: 'Custom settings', kind: 'boolean', width: 152 },
    invoiceNo: { label: 'Invoice number', kind: 'number', width: 136 },
  },
  { fields },
)
