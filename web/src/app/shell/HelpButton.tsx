import { InfoCircleOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useFadingDialog } from '@/kit/dialog/useDialog'
import { useHotkeys } from '@/kit/keyboard/hotkeys'
import { lazyComponent } from '@/kit/lazyComponent'
import type { Page } from '@/session/page'

const HelpPanel = lazyComponent(() => import('./HelpPanel').then((code) => code.HelpPanel))

export function HelpButton({ page }: { readonly page: Page }) {
  const openHelp = useFadingDialog(HelpPanel)
  const open = () => openHelp({ page })
  useHotkeys({ '?': open })
  return (
    <Button
      type="text"
      icon={<InfoCircleOutlined />}
      aria-label="Help"
      aria-haspopup="dialog"
      title="Help (?)"
      onClick={open}
    />
  )
}
