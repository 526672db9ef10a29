import { Button } from 'antd'
import { useState } from 'react'
import { lazyComponent } from '@/kit/lazyComponent'
import { usePaysByProvider } from './useProviderPayment'

const ProviderPaymentDialog = lazyComponent(() =>
  import('./ProviderPaymentDialog').then((code) => code.ProviderPaymentDialog),
)

/** Opens the dialog, for whoever may pay through the provider. */
export function ProviderPaymentButton({ opId }: { readonly opId?: string | undefined }) {
  const [open, setOpen] = useState(false)
  if (!usePaysByProvider()) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>Provider Payment</Button>
      {open && <ProviderPaymentDialog opId={opId} onClose={() => setOpen(false)} />}
    </>
  )
}
