import { TransactionDrawer } from '@/areas/money_lists'
import { type FadingDialogProps, useFadingDialog } from '@/kit/dialog/useDialog'
import { useCan } from '@/session/session'

interface OpenedProps extends FadingDialogProps {
  readonly txId: string
}

const Opened = ({ txId, open, onClose }: OpenedProps) => (
  <TransactionDrawer openId={open ? txId : null} onClose={onClose} />
)

/** A transaction's ID that opens its details over what is open, for those who may read transactions. */
export function TransactionLink({ txId }: { readonly txId: string }) {
  const open = useFadingDialog(Opened)
  if (!useCan('transactions_read')) return <code data-long="true">{txId}</code>
  return (
    <button type="button" className="kit-link" data-long="true" onClick={() => open({ txId })}>
      <code>{txId}</code>
    </button>
  )
}
