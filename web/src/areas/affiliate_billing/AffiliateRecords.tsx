import { Button } from 'antd'
import { useState } from 'react'
import {
  type AffiliateRecord,
  type AffiliateRecordPage,
  api,
  useAffiliateBillingAffiliatesQuery,
  useAffiliateBillingRecordQuery,
  useAffiliateBillingRecordsQuery,
} from '@/api/gen/affiliate_billing/endpoints'
import { affiliateRecordTypeValues } from '@/api/gen/affiliate_billing/enums'
import { MISSING_PAYMENT_ID, NO_REPORT } from '@/api/gen/shared/constants'
import {
  AdditionalDetails,
  type Opened,
  PERIOD,
  useOpened,
  usePeriodFields,
  useWireQuery,
} from '@/areas/billing_v1'
import { type BulkAction, bulkWrite, inDollars } from '@/kit/bulk/bulk'
import { Can } from '@/kit/display/Can'
import { Money } from '@/kit/display/Money'
import { lazyComponent } from '@/kit/lazyComponent'
import type { FilterField } from '@/kit/list/ListFilters'
import { ListPage } from '@/kit/list/ListPage'
import { useListState } from '@/kit/list/useListState'
import type { RecordAction } from '@/kit/record/ActionMenu'
import { useOperationAccess } from '@/session/operationAccess'
import { columns } from './columns'
import { DETAILS, recordTypes } from './labels'
import { chosen, useDeletePayment, useIdentified } from './useDeletePayment'

const RecordDrawer = lazyComponent(() => import('./RecordDrawer').then((code) => code.RecordDrawer))
const AddPayment = lazyComponent(() => import('./AddPayment').then((code) => code.AddPayment))
const EditPayment = lazyComponent(() => import('./EditPayment').then((code) => code.EditPayment))

const SPEC = {
  sort: '-issuedAt',
  filters: { ...PERIOD, type: affiliateRecordTypeValues, affId: 'text' },
} as const

const TYPE: FilterField = {
  name: 'type',
  label: 'Type',
  width: 120,
  options: affiliateRecordTypeValues.map((value) => ({ value, label: recordTypes[value] })),
}

const WRITE = 'affiliate_billing_write'
const COMPUTED = 'Profits are calculated by the platform; only payments can be changed.'
const disabledReason = ({ type }: AffiliateRecord) => (type === 'profit' ? COMPUTED : null)

const deletes: BulkAction<AffiliateRecord> = {
  id: 'delete',
  label: 'Delete payments',
  permission: WRITE,
  danger: true,
  description: 'They will be deleted. The amounts owed to the affiliates increase accordingly.',
  confirmWord: 'delete',
  disabledReason: (record) => disabledReason(record) ?? (record._id ? null : MISSING_PAYMENT_ID),
  amountOf: ({ amountInUSD }) => inDollars(amountInUSD),
  write: (payment) =>
    bulkWrite(api.endpoints.affiliateBillingPaymentDelete, chosen(payment), payment),
}

function usePermittedActions(opened: Opened, edit: (payment: AffiliateRecord) => void) {
  const offers = useOperationAccess()
  const run = useIdentified(edit)
  const remove = useDeletePayment(opened)
  const actions: readonly RecordAction<AffiliateRecord>[] = [
    { id: 'edit', label: 'Edit payment', permission: WRITE, disabledReason, run },
    {
      id: 'delete',
      label: 'Delete payment',
      permission: WRITE,
      disabledReason,
      danger: true,
      run: remove,
    },
  ]
  return offers('affiliateBillingPaymentUpdate')
    ? { actions, bulk: [deletes] }
    : { actions: [], bulk: [] }
}

/** Who can be paid, for those who may know. */
function useAffiliates({ opId, includeBrands }: { opId?: string; includeBrands?: boolean }) {
  const offers = useOperationAccess()
  const skip = !offers('affiliateBillingAffiliates')
  const arg = { ...(opId && { opId }), ...(includeBrands !== undefined && { includeBrands }) }
  const { data } = useAffiliateBillingAffiliatesQuery(arg, { skip })
  return skip ? null : (data?.affiliates ?? [])
}

/** What affiliates earned, month by month, and were paid. */
export function AffiliateRecords() {
  const offers = useOperationAccess()
  const list = useListState(SPEC)
  const query = useWireQuery(list.query)
  const opened = useOpened()
  const loaded = useAffiliateBillingRecordsQuery(query)
  const call = useAffiliateBillingRecordQuery(
    { recordId: opened.openId ?? '' },
    { skip: opened.openId === null },
  )
  const affiliates = useAffiliates(query)
  const period = usePeriodFields()
  const [isAdding, setAdding] = useState(false)
  const [edited, setEdited] = useState<AffiliateRecord | null>(null)
  const { actions, bulk } = usePermittedActions(opened, setEdited)
  const named = affiliates?.map(({ affId, affTitle }) => ({ value: affId, label: affTitle }))
  const { affId } = list.filters

  return (
    <>
      <ListPage
        id="affiliate_billing.records"
        what="records"
        list={list}
        loaded={loaded}
        columns={columns}
        filters={[
          ...period,
          ...(named
            ? [TYPE, { name: 'affId', label: 'Affiliate', width: 200, options: named }]
            : []),
        ]}
        rowKey="_id"
        rowName={({ type, title, affTitle }) =>
          `${recordTypes[type].toLowerCase()} ${title} of ${affTitle}`
        }
        onOpen={({ _id }) => opened.setOpenId(_id)}
        actions={actions}
        bulk={bulk}
        exporting={{
          fileName: 'affiliate-billing',
          endpoint: api.endpoints.affiliateBillingRecords,
          arg: query,
        }}
        toolbar={
          <>
            <AdditionalDetails details={DETAILS} />
            {offers('affiliateBillingPaymentAdd') && (
              <Can permission={WRITE}>
                <Button type="primary" onClick={() => setAdding(true)}>
                  Add Payment
                </Button>
              </Can>
            )}
          </>
        }
        summary={<Totals page={loaded.data} ofOneself={affiliates === null} />}
        empty={{
          title: NO_REPORT,
          advice: 'Profits are recorded at the end of each month, payments when they are added.',
        }}
      />
      {opened.wasOpened && (
        <RecordDrawer
          records={loaded.data?.items ?? []}
          opened={opened}
          loaded={call}
          actions={actions}
        />
      )}
      {isAdding && (
        <AddPayment affiliates={affiliates ?? []} affId={affId} onClose={() => setAdding(false)} />
      )}
      {edited && (
        <EditPayment
          payment={edited}
          affiliates={affiliates ?? []}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}

interface TotalsProps {
  readonly page: AffiliateRecordPage | undefined
  /** An affiliate reads its profits alone: what it was paid stands elsewhere. */
  readonly ofOneself: boolean
}

function Totals({ page, ofOneself }: TotalsProps) {
  if (!page) return null
  return (
    <span className="records-totals">
      Earned <Money amount={page.totalProfitInUSD} />
      {!ofOneself && (
        <>
          , paid <Money amount={page.totalPaidInUSD} />, outstanding{' '}
          <Money amount={page.openAmountInUSD} />
        </>
      )}
    </span>
  )
}
