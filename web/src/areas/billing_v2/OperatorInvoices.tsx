import { DownOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { api, type Invoice } from '@/api/gen/billing_v2/endpoints'
import { ProviderPaymentButton } from '@/areas/provider_payment'
import { MenuButton } from '@/kit/antd/MenuButton'
import { type BulkAction, bulkWrite, inDollars } from '@/kit/bulk/bulk'
import { useDialog } from '@/kit/dialog/useDialog'
import { Can } from '@/kit/display/Can'
import { lazyComponent } from '@/kit/lazyComponent'
import type { RecordAction } from '@/kit/record/recordActions'
import { InvoiceList } from './InvoiceList'
import { LOCKED, NOTHING_OPEN } from './labels'
import { useDeleteInvoice } from './useDeleteInvoice'
import { usePayer } from './usePayer'

const GenerateInvoice = lazyComponent(() =>
  import('./GenerateInvoice').then((code) => code.GenerateInvoice),
)
const AddPayment = lazyComponent(() =>
  import('./payments/AddPayment').then((code) => code.AddPayment),
)
const NoteDialog = lazyComponent(() => import('./NoteDialog').then((code) => code.NoteDialog))
const SettingsDialog = lazyComponent(() =>
  import('./SettingsDialog').then((code) => code.SettingsDialog),
)

const disabledReason = ({ isLocked }: Invoice) => (isLocked ? LOCKED : null)

const deletes: BulkAction<Invoice> = {
  id: 'delete',
  label: 'Delete invoices',
  permission: 'billing_v2_write',
  danger: true,
  description:
    'They will be deleted with their lines and notes. The outstanding amount decreases accordingly; the numbers are not reused.',
  confirmWord: 'delete',
  disabledReason,
  amountOf: ({ totalPayableAmountInUSD }) => inDollars(totalPayableAmountInUSD),
  write: (invoice) => {
    const { _id: invoiceId, opId } = invoice
    return bulkWrite(api.endpoints.billingV2InvoiceDelete, { invoiceId, opId }, invoice)
  },
}
const BULK = [deletes]

/** Every operator's invoices: generate, annotate, delete, and the settings they are made by. */
export function OperatorInvoices() {
  const { opId, isKnown } = usePayer()
  const generate = useDialog(GenerateInvoice)
  const openSettings = useDialog(SettingsDialog)
  const addPayment = useDialog(AddPayment)
  const remove = useDeleteInvoice()

  const actions: readonly RecordAction<Invoice>[] = [
    {
      id: 'pay',
      label: 'Add payment',
      permission: 'billing_v2_write',
      disabledReason: ({ openAmountInUSD }) => (openAmountInUSD > 0 ? null : NOTHING_OPEN),
      run: (invoice) => addPayment({ opId: invoice.opId, invoice }),
    },
    { id: 'note', label: 'Edit note', permission: 'billing_v2_write', Dialog: NoteDialog },
    {
      id: 'settings',
      label: 'Invoice settings',
      permission: 'billing_v2_write',
      run: (invoice) => openSettings({ opId: invoice.opId }),
    },
    {
      id: 'delete',
      label: 'Delete invoice',
      permission: 'billing_v2_write',
      danger: true,
      disabledReason,
      run: remove,
    },
  ]

  const toolbar = (
    <>
      {isKnown && <ProviderPaymentButton opId={opId} />}
      <Can
        permission="billing_v2_write"
        disabledReason={opId ? null : 'Choose an operator in the top bar first.'}
      >
        <Button onClick={() => opId && openSettings({ opId })}>Invoice settings</Button>
      </Can>
      <div className="generate-invoice">
        <Can permission="billing_v2_write">
          <Button type="primary" onClick={() => generate({ as: 'modal', opId })}>
            Generate invoice
          </Button>
        </Can>
        <MenuButton
          type="primary"
          icon={<DownOutlined />}
          aria-label="More options for generating"
          popup={{
            menu: {
              items: [
                { key: 'modal', label: 'Open in dialog' },
                { key: 'drawer', label: 'Open in side panel' },
              ],
              onClick: ({ key }) => generate({ as: key === 'drawer' ? 'drawer' : 'modal', opId }),
            },
          }}
        />
      </div>
    </>
  )

  return (
    <InvoiceList
      id="billing_v2.operators"
      actions={actions}
      bulk={BULK}
      toolbar={toolbar}
      empty={{
        title: 'No invoices yet',
        advice:
          'Generate the first one for a month that has ended. Brands are billed with their operator.',
      }}
    />
  )
}
