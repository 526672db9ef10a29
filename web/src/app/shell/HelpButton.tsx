import { InfoCircleOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { useHotkeys } from '@/kit/keyboard/hotkeys'
import { lazyComponent } from '@/kit/lazyComponent'
import type { Page } from '@/session/page'

const HelpPanel = lazyComponent(() => import('./HelpPanel').then((code) => code.HelpPanel))

export function HelpButton({ page }: { readonly page: Page }) {
  const [open, setOpen] = useState<boolean | null>(null)
  useHotkeys({ '?': () => setOpen(true) })
  return (
    <>
      <Button
        type="text"
        icon={<InfoCircleOutlined />}
        aria-label="Help"
        aria-haspopup="dialog"
        title="Help (?)"
        onClick={() => setOpen(true)}
      />
      {open !== null && <HelpPanel page={page} open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
