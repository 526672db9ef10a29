import { WalletOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { Player } from '@/api/gen/players/endpoints'
import { useFadingDialog } from '@/kit/dialog/useDialog'
import { lazyComponent } from '@/kit/lazyComponent'

const WalletPreview = lazyComponent(() =>
  import('./WalletPreview').then((code) => code.WalletPreview),
)

export function WalletPreviewButton({ player }: { readonly player: Player }) {
  const open = useFadingDialog(WalletPreview)
  return (
    <Button
      size="small"
      icon={<WalletOutlined />}
      aria-haspopup="dialog"
      onClick={() => open({ player })}
    >
      Wallet preview
    </Button>
  )
}
