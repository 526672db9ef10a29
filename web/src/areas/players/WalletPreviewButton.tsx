import { WalletOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import type { Player } from '@/api/gen/players/endpoints'
import { lazyComponent } from '@/kit/lazyComponent'

const WalletPreview = lazyComponent(() =>
  import('./WalletPreview').then((code) => code.WalletPreview),
)

export function WalletPreviewButton({ player }: { readonly player: Player }) {
  const [open, setOpen] = useState<boolean | null>(null)
  return (
    <>
      <Button
        size="small"
        icon={<WalletOutlined />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Wallet preview
      </Button>
      {open !== null && (
        <WalletPreview player={player} open={open} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
