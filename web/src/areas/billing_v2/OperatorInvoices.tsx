import { DownOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { api, type Invoice } from '@/api/gen/billing_v2/endpoints'
import { ProviderPaymentButton } from '@/areas/provider_payment'
import { MenuButton } from '@/kit/antd/MenuButton'
import { type BulkAction, bulkWrite, inDollars } from '@/kit/bulk/bulk'
import { Can } from '@/kit/display/Can'
import { lazyComponent } from '@/kit/lazyComponent'
import type { RecordAction } from '@/kit/record/ActionMenu'
import { InvoiceList } from './InvoiceList'
import { LOCKED } from './labels'
import { useDeleteInvoice } from './useDeleteInvoice'
import { usePayer } from './usePayer'

const GenerateInvoice = lazyComponent(() =>
  import('./GenerateInvoice').then((code) => code.GenerateInvoice),
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
  const { opId } = usePayer()
  const [generating, setGenerating] = useState<'modal' | 'drawer' | null>(null)
  const [noted, setNoted] = useState<Invoice | null>(null)
  const [settingsOf, setSettingsOf] = useState<string | null>(null)
  const remove = useDeleteInvoice()

  const actions: readonly RecordAction<Invoice>[] = [
    { id: 'note', label: 'Edit note', permission: 'billing_v2_write', run: setNoted },
    {
      id: 'settings',
      label: 'Invoice settings',
      permission: 'billing_v2_write',
      run: (invoice) => setSettingsOf(invoice.opId),
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
      <ProviderPaymentButton opId={opId} />
      <Can
        permission="billing_v2_write"
        disabledReason={opId ? null : 'Choose an operator in the top bar first.'}
      >
        <Button onClick={() => setSettingsOf(opId ?? null)}>Invoice settings</Button>
      </Can>
      <div className="generate-invoice">
        <Can permission="billing_v2_write">
          <Button type="primary" onClick={() => setGenerating('modal')}>
            Generate Invoice
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
              onClick: ({ key }) => setGenerating(key === 'drawer' ? 'drawer' : 'modal'),
            },
          }}
        />
      </div>
    </>
  )

  return (
    <>
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
      {generating && (
        <GenerateInvoice open as={generating} opId={opId} onClose={() => setGenerating(null)} />
      )}
      {noted && <NoteDialog invoice={noted} onClose={() => setNoted(null)} />}
      {settingsOf && <SettingsDialog opId={settingsOf} onClose={() => setSettingsOf(null)} />}
    </>
  )
}
