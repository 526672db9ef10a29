import { ABOVE_DRAWERS } from '../antd/overlays'
import { messageText } from '../display/personText'
import type { RecordField } from '../display/RecordFields'
import './ConfirmDialog.css'
import { Button, Modal } from 'antd'
import { type ReactNode, useState } from 'react'
import { Lead } from './Lead'
import { SafeChoice } from './SafeChoice'
import { TypedWord } from './TypedWord'

export interface Question {
  readonly title: string
  /** To whom or what it happens: names and amounts, each for itself. */
  readonly facts?: readonly RecordField[]
  /** What will happen. Names stand among the facts. */
  readonly content: ReactNode
  /** The act, as its button says it: `Delete invoice`. */
  readonly confirmLabel: string
  /** The safe choice, which has the focus. */
  readonly cancelLabel?: string
  readonly danger?: boolean
  /** A word to be typed first: for deletion, force and bulk acts. */
  readonly confirmWord?: string
}

interface ConfirmDialogProps extends Question {
  readonly open: boolean
  readonly settle: (agreed: boolean) => void
}

export function ConfirmDialog({
  open,
  settle,
  title,
  facts,
  content,
  confirmLabel,
  cancelLabel = 'Cancel',
  ...how
}: ConfirmDialogProps) {
  const { danger = false, confirmWord } = how
  const [text, setText] = useState('')
  const cancel = () => settle(false)
  const allowed = !confirmWord || text.trim() === confirmWord.trim()
  return (
    <Modal
      open={open}
      title={messageText(title)}
      {...(danger && { className: 'kit-danger' })}
      width={550}
      zIndex={ABOVE_DRAWERS}
      mask={{ closable: false }}
      onCancel={cancel}
      footer={
        <>
          <SafeChoice onClick={cancel}>{cancelLabel}</SafeChoice>
          <Button type="primary" danger={danger} disabled={!allowed} onClick={() => settle(true)}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Lead effect={content} facts={facts} />
      {confirmWord && (
        <TypedWord
          word={confirmWord}
          value={text}
          onChange={setText}
          onEnter={() => allowed && settle(true)}
        />
      )}
    </Modal>
  )
}
