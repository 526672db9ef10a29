import { Button } from 'antd'
import { useDialog } from '@/kit/dialog/useDialog'
import { lazyComponent } from '@/kit/lazyComponent'
import { usePaysByProvider } from './useProviderPayment'

const ProviderPaymentDialog = lazyComponent(() =>
  import('./ProviderPaymentDialog').then((code) => code.ProviderPaymentDialog),
)

/** Opens the dialog, for whoever may pay through the provider. */
export function ProviderPaymentButton({ opId }: { readonly opId?: string | undefined }) {
  const open = useDialog(ProviderPaymentDialog)
  if (!usePaysByProvider()) return null
  return <Button onClick={() => open({ opId })}>Provider payment</Button>
}
