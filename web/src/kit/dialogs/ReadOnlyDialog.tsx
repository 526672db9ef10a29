import { Modal } from 'antd'
import type { ReactNode } from 'react'
import { SafeChoice } from '../dialog/SafeChoice'
import { useFocusReturn } from '../dialog/useFocusReturn'

interface ReadOnlyDialogProps {
  readonly title: string
  readonly width?: number
  /** False while it fades out. */
  readonly open?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** What can only be read and closed: in place of a form whose record is not there yet, or is decided. */
export function ReadOnlyDialog({
  title,
  width = 550,
  open = true,
  onClose,
  children,
}: ReadOnlyDialogProps) {
  useFocusReturn()
  return (
    <Modal
      open={open}
      width={width}
      title={title}
      footer={<SafeChoice onClick={onClose}>Close</SafeChoice>}
      onCancel={onClose}
    >
      {children}
    </Modal>
  )
}
