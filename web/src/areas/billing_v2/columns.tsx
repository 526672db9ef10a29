import type { Invoice } from '@/api/gen/billing_v2/endpoints'
import { Money } from '@/kit/display/Money'
import { labelOf, Status } from '@/kit/display/Status'
import { type Column, statusColumn, timeColumn } from '@/kit/list/columns'
import { statuses } from './labels'
import { periodName } from './period'

type AmountName = {
  [Name in keyof Invoice]-?: Invoice[Name] extends number ? Name : never
}[keyof Invoice]

const amount = (key: AmountName, title: string, optional = false): Column<Invoice> => ({
  key,
  title,
  width: title.length > 15 ? 160 : 124,
  align: 'end',
  sortable: true,
  optional,
  currency: 'USD',
  render: (invoice) => <Money amount={invoice[key]} />,
})

export const columns: readonly Column<Invoice>[] = [
  { key: 'invoiceNo', title: 'Invoice', width: 80, sortable: true },
  amount('totalPayableAmountInUSD', 'Total payable'),
  amount('openAmountInUSD', 'Open'),
  { key: 'opTitle', title: 'Operator', width: 128, sortable: true },
  {
    key: 'month',
    title: 'Period',
    width: 124,
    render: periodName,
    csv: ({ year, month }) => `${year}-${String(month).padStart(2, '0')}`,
  },
  statusColumn(104, ({ status }) => <Status {...labelOf(statuses, status)} />),
  amount('casinoGGRCommissionInUSD', 'Casino commission', true),
  amount('sportGGRCommissionInUSD', 'Sport commission', true),
  {
    key: 'isSettingsOverridden',
    title: 'Settings',
    width: 84,
    render: ({ isSettingsOverridden }) => (isSettingsOverridden ? 'Custom' : 'Standard'),
  },
  timeColumn('issuedAt', 'Issued', { width: 144, sortable: true }),
  timeColumn('createdAt', 'Created', { width: 152, sortable: true, optional: true }),
  amount('brandFeeInUSD', 'Brand fee', true),
  amount('minMonthlyFeeInUSD', 'Minimum monthly fee', true),
]
