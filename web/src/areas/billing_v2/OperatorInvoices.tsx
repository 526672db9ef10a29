import { DownOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { api, type Invoice } from '@/api/gen/billing_v2/endpoints'
import { ProviderPaymentButton } from '@/areas/provider_payment'
import { MenuButton } from '@/kit/antd/MenuButton'
import { type BulkAction, bulkWrite, inDollars } from '@/kit/bulk/bulk'
import { useDialog } from '@/kit/dialog/useDialog'
import { Can } from '@/kit/display/Can'
import { chooseFormShape, useFormShape } from '@/kit/form/formShape'
import { lazyComponent } from '@/kit/lazyComponent'
import { useChooseOperator } from '@/session/operatorPlace'
import { InvoiceList, invoicesReads } from './InvoiceList'
import { lockedReason, useInvoiceActions } from './useInvoiceActions'
import { usePayer } from './usePayer'

const GenerateInvoice = lazyComponent(() =>
  import('./GenerateInvoice').then((code) => code.GenerateInvoice),
)
const SettingsDialog = lazyComponent(() =>
  import('./SettingsDialog').then((code) => code.SettingsDialog),
)

const deletes: BulkAction<Invoice> = {
  id: 'delete',
  label: 'Delete invoices',
  permission: 'billing_v2_write',
  danger: true,
  description:
    'They will be deleted with their lines and notes. The outstanding amount decreases accordingly; the numbers are not reused.',
  confirmWord: 'delete',
  disabledReason: lockedReason,
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
  const choose = useChooseOperator()
  const generate = useDialog(GenerateInvoice)
  const shape = useFormShape()
  const openSettings = useDialog(SettingsDialog)

  const { actions } = useInvoiceActions()

  const toolbar = (
    <>
      {isKnown && <ProviderPaymentButton opId={opId} />}
      <Can permission="billing_v2_write" disabledReason={opId ? null : choose}>
        <Button onClick={() => opId && openSettings({ opId })}>Edit invoice settings</Button>
      </Can>
      <div className="generate-invoice">
        <Can permission="billing_v2_write">
          <Button type="primary" onClick={() => generate({ as: shape, opId })}>
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
              onClick: ({ key }) => {
                const as = key === 'drawer' ? 'drawer' : 'modal'
                chooseFormShape(as)
                generate({ as, opId })
              },
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

export const reads = invoicesReads
