import { Button, Modal } from 'antd'
import { type ReactNode, useState } from 'react'
import { SafeChoice } from './SafeChoice'
import './ConfirmDialog.css'
import { ABOVE_DRAWERS } from '../antd/overlays'
import { TypedWord } from './TypedWord'

export interface Question {
  readonly title: string
  /** What will happen, and to whom. */
  readonly content: ReactNode
  /** The act, as its button says it: `Delete invoice`. */
  readonly act: string
  /** The safe choice, which has the focus. */
  readonly keep?: string
  readonly danger?: boolean
  /** A word to be typed first: for deletion, force and bulk acts. */
  readonly typed?: string
}

interface ConfirmDialogProps extends Question {
  readonly open: boolean
  readonly settle: (agreed: boolean) => void
}

export function ConfirmDialog({
  open,
  settle,
  title,
  content,
  act,
  keep = 'Cancel',
  ...how
}: ConfirmDialogProps) {
  const { danger = false, typed } = how
  const [text, setText] = useState('')
  const allowed = !typed || text.trim() === typed
  return (
    <Modal
      open={open}
      title={title}
      className={danger ? 'kit-danger' : ''}
      width={danger ? 550 : 520}
      zIndex={ABOVE_DRAWERS}
      mask={{ closable: false }}
      onCancel={() => settle(false)}
      footer={
        <>
          <SafeChoice onClick={() => settle(false)}>{keep}</SafeChoice>
          <Button type="primary" danger={danger} disabled={!allowed} onClick={() => settle(true)}>
            {act}
          </Button>
        </>
      }
    >
      {content}
      {typed && (
        <TypedWord
          word={typed}
          value={text}
          onChange={setText}
          onEnter={() => allowed && settle(true)}
        />
      )}
    </Modal>
  )
}
