import { Button } from 'antd'
import { useState } from 'react'
import {
  api,
  useBillingV1InvoiceQuery,
  useBillingV1InvoicesQuery,
} from '@/api/gen/billing_v1/endpoints'
import { invoiceTypeValues, testPlayersInclusionValues } from '@/api/gen/shared/enums'
import type { BillingRecord } from '@/api/gen/shared/types'
import { bulkWrite } from '@/kit/bulk/bulk'
import { Can } from '@/kit/display/Can'
import { Money } from '@/kit/display/Money'
import { useAction } from '@/kit/form/useAction'
import { lazyComponent } from '@/kit/lazyComponent'
import { ListPage } from '@/kit/list/ListPage'
import { useListState } from '@/kit/list/useListState'
import type { RecordAction } from '@/kit/record/ActionMenu'
import { useOperationAccess } from '@/session/operationAccess'
import { levelOf } from '@/session/roles'
import { useSession } from '@/session/session'
import { AdditionalDetails } from './AdditionalDetails'
import { deletionOf } from './bulk'
import { invoiceColumns } from './columns'
import { inclusions, invoiceTypes } from './labels'
import { useDeleteRecord, useIdentified } from './useDeleteRecord'
import { PERIOD, useOpened, usePeriodFields, useWireQuery } from './useRecords'
import './records.css'

const RecordDrawer = lazyComponent(() => import('./RecordDrawer').then((code) => code.RecordDrawer))
const GenerateInvoice = lazyComponent(() =>
  import('./GenerateInvoice').then((code) => code.GenerateInvoice),
)
const EditInvoice = lazyComponent(() => import('./EditInvoice').then((code) => code.EditInvoice))

const SPEC = {
  sort: '-issuedAt',
  filters: {
    ...PERIOD,
    invoiceType: invoiceTypeValues,
    testPlayersInclusion: testPlayersInclusionValues,
  },
} as const

const OF_THE_PLATFORM = 'Issued by the platform; you can only change your brands’ invoices.'
const options = <V extends string>(values: readonly V[], words: Readonly<Record<V, string>>) =>
  values.map((value) => ({ value, label: words[value] }))

function useInvoiceActions(
  opened: ReturnType<typeof useOpened>,
  edit: (of: BillingRecord) => void,
) {
  const isPlatform = levelOf(useSession().user) === 'PLATFORM'
  const offers = useOperationAccess()
  const { run } = useAction(api.endpoints.billingV1InvoiceDelete)
  const chosen = ({ _id: invoiceId, opId }: BillingRecord) => ({
    invoiceV1Key: { invoiceId, opId },
  })
  const remove = useDeleteRecord(opened, (record, how) => run(chosen(record), how))
  const disabledReason = ({ parentOpId }: BillingRecord) =>
    isPlatform || parentOpId ? null : OF_THE_PLATFORM
  const permission = 'billing_v1_write' as const
  const actions: readonly RecordAction<BillingRecord>[] = [
    { id: 'edit', label: 'Edit invoice', permission, disabledReason, run: useIdentified(edit) },
    {
      id: 'delete',
      label: 'Delete invoice',
      permission,
      disabledReason,
      danger: true,
      run: remove,
    },
  ]
  const bulk = deletionOf('invoices', {
    permission,
    disabledReason,
    write: (record) => bulkWrite(api.endpoints.billingV1InvoiceDelete, chosen(record), record),
  })
  return offers('billingV1InvoiceUpdate') ? { actions, bulk: [bulk] } : { actions: [], bulk: [] }
}

/** Invoices of operators and brands. */
export function Invoices() {
  const offers = useOperationAccess()
  const list = useListState(SPEC)
  const query = useWireQuery(list.query)
  const opened = useOpened()
  const loaded = useBillingV1InvoicesQuery(query)
  const call = useBillingV1InvoiceQuery(
    { invoiceId: opened.openId ?? '' },
    { skip: opened.openId === null },
  )
  const [isGenerating, setGenerating] = useState(false)
  const [edited, setEdited] = useState<BillingRecord | null>(null)
  const { actions, bulk } = useInvoiceActions(opened, setEdited)
  const period = usePeriodFields()

  return (
    <>
      <ListPage
        id="billing_v1.invoices"
        what="invoices"
        list={list}
        loaded={loaded}
        columns={invoiceColumns}
        filters={[
          ...period,
          {
            name: 'invoiceType',
            label: 'Basis',
            width: 128,
            options: options(invoiceTypeValues, invoiceTypes),
          },
          {
            name: 'testPlayersInclusion',
            label: 'Players',
            width: 120,
            options: options(testPlayersInclusionValues, inclusions),
          },
        ]}
        rowKey="_id"
        rowName={({ title }) => `invoice ${title}`}
        onOpen={({ _id }) => opened.setOpenId(_id)}
        actions={actions}
        bulk={bulk}
        exporting={{
          fileName: 'invoices-v1',
          endpoint: api.endpoints.billingV1Invoices,
          arg: query,
        }}
        toolbar={
          <>
            <AdditionalDetails />
            {offers('billingV1InvoiceGenerate') && (
              <Can permission="billing_v1_write">
                <Button type="primary" onClick={() => setGenerating(true)}>
                  Generate Invoice
                </Button>
              </Can>
            )}
          </>
        }
        summary={
          loaded.data && (
            <span className="records-totals">
              Invoiced <Money amount={loaded.data.totalInvoicedInUSD} />
            </span>
          )
        }
        empty={{
          title: 'No invoices yet',
          advice: 'Invoices are generated manually once a month has ended.',
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
      {isGenerating && <GenerateInvoice onClose={() => setGenerating(false)} />}
      {edited && <EditInvoice invoice={edited} onClose={() => setEdited(null)} />}
    </>
  )
}
