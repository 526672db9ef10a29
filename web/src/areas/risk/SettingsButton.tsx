import { Button, Tooltip } from 'antd'
import { useDialog } from '@/kit/dialog/useDialog'
import { lazyComponent } from '@/kit/lazyComponent'
import { useSession } from '@/session/session'

const SettingsDialog = lazyComponent(() =>
  import('./SettingsDialog').then((code) => code.SettingsDialog),
)

/** Opens the rules by which an operator's players get points, for whom they are to set. */
export function SettingsButton({ opId }: { readonly opId: string | undefined }) {
  const settings = useDialog(SettingsDialog)
  if (useSession().user.role !== 'SUPER_ADMIN') return null
  return (
    <Tooltip title={opId ? null : 'Choose an operator first: each has rules of its own.'}>
      <Button disabled={!opId} onClick={() => opId && settings({ opId })}>
        Risk rules
      </Button>
    </Tooltip>
  )
}
