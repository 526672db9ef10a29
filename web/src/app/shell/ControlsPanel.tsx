import { Drawer } from 'antd'
import type { ReactNode } from 'react'

interface ControlsPanelProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The top bar's controls, where the bar has no room for them. */
export function ControlsPanel({ open, onClose, children }: ControlsPanelProps) {
  return (
    <Drawer open={open} title="Filters and more" size={300} onClose={onClose}>
      <div className="shell-stacked">{children}</div>
    </Drawer>
  )
}
