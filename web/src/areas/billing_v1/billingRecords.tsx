import type { BrandBillingRecordsApiArg } from '@/api/gen/brand_billing/endpoints'
import { NO_REPORT } from '@/api/gen/shared/constants'
import { recordTypeValues } from '@/api/gen/shared/enums'
import type { BillingRecord, BillingRecordPage } from '@/api/gen/shared/types'
import { Money } from '@/kit/display/Money'
import { Name } from '@/kit/display/Name'
import type { RecordField } from '@/kit/display/RecordFields'
import { lazyComponent } from '@/kit/lazyComponent'
import { defineFilters } from '@/kit/list/defineFilters'
import { billingColumns } from './fields'
import { recordTypes } from './labels'
import { periodTitle } from './period'
import { PERIOD } from './useRecords'

const Drawer = lazyComponent(() => import('./RecordDrawer').then((code) => code.BillingDrawer))

export const RECORDS = defineFilters<BrandBillingRecordsApiArg>()('-issuedAt', {
  ...PERIOD,
  type: { values: recordTypeValues, labels: recordTypes, width: 120 },
})

/** Invoices and payments of operators or brands, as `RecordsPage` shows them. */
export const billingRecords = (who: 'Operator' | 'Brand', advice: string) => ({
  columns: billingColumns(who),
  rowName: ({ type, title }: BillingRecord) => `${type} ${title}`,
  Drawer,
  totals: ({ totalInvoicedInUSD, totalPaidInUSD, openAmountInUSD }: BillingRecordPage) => (
    <>
      Invoiced <Money amount={totalInvoicedInUSD} />, paid <Money amount={totalPaidInUSD} />,
      outstanding <Money amount={openAmountInUSD} />
    </>
  ),
  empty: { title: NO_REPORT, advice },
})

/** What the deletion of an invoice or a payment does. */
export const billingDeletion = {
  amountOf: ({ amount }: BillingRecord) => amount,
  facts: (record: BillingRecord): readonly RecordField[] => [
    ['Type', recordTypes[record.type] ?? record.type],
    [record.parentOpId ? 'Brand' : 'Operator', <Name key="tenant" text={record.opTitle} />],
    ['Period', () => periodTitle(record)],
    ['Amount', <Money key="amount" amount={record.amount} />],
  ],
  consequence: ({ type }: BillingRecord) =>
    `It will be deleted. The outstanding amount ${type === 'invoice' ? 'decreases' : 'increases'} accordingly.`,
  consequences:
    'The outstanding amount decreases by the invoices and increases by the payments; the total below covers both.',
}
