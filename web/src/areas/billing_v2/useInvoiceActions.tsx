import type { Invoice } from '@/api/gen/billing_v2/endpoints'
import { useDialog } from '@/kit/dialog/useDialog'
import { lazyComponent } from '@/kit/lazyComponent'
import type { RecordAction } from '@/kit/record/recordActions'
import { LOCKED, NOTHING_OPEN } from './labels'
import { useDeleteInvoice } from './useDeleteInvoice'

const AddPayment = lazyComponent(() =>
  import('./payments/AddPayment').then((code) => code.AddPayment),
)
const NoteDialog = lazyComponent(() => import('./NoteDialog').then((code) => code.NoteDialog))
const SettingsDialog = lazyComponent(() =>
  import('./SettingsDialog').then((code) => code.SettingsDialog),
)

export const lockedReason = ({ isLocked }: Invoice) => (isLocked ? LOCKED : null)

/** What staff do to an invoice; `leave` goes to the list of them where its page is about to be gone. */
export function useInvoiceActions(leave?: () => void) {
  const openSettings = useDialog(SettingsDialog)
  const addPayment = useDialog(AddPayment)
  const { ask: remove, isDeleting } = useDeleteInvoice(leave)

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
      label: 'Edit invoice settings',
      permission: 'billing_v2_write',
      run: (invoice) => openSettings({ opId: invoice.opId }),
    },
    {
      id: 'delete',
      label: 'Delete invoice',
      permission: 'billing_v2_write',
      danger: true,
      disabledReason: lockedReason,
      run: remove,
    },
  ]
  return { actions, isDeleting }
}
