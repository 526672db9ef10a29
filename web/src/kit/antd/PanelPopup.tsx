import { Popover } from 'antd'
import type { ReactNode } from 'react'
import { type ButtonRef, Place } from './Place'

interface PanelPopupProps {
  readonly button: ButtonRef
  readonly title: string
  readonly content: ReactNode
  readonly open: boolean
  readonly onClose: () => void
}

/** A titled panel beside a button that stands elsewhere. */
export function PanelPopup({ button, onClose, ...props }: PanelPopupProps) {
  return (
    <Popover
      {...props}
      trigger="click"
      destroyOnHidden
      onOpenChange={(opened) => opened || onClose()}
    >
      <Place of={button} />
    </Popover>
  )
}
