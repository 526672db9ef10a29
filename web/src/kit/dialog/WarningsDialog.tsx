import { Button, Modal } from 'antd'
import { useState } from 'react'
import { ABOVE_DRAWERS } from '../antd/overlays'
import { SafeChoice } from './SafeChoice'
import { TypedWord } from './TypedWord'
import { WarningTable } from './WarningTable'
import type { RaisedWarning } from './warnings'

/** To be typed where one of them is severe. */
const PROCEED = 'proceed'

interface WarningsDialogProps {
  readonly warnings: readonly RaisedWarning[]
  readonly open: boolean
  readonly settle: (agreed: boolean) => void
}

/** What a careful person would stop at, before it is done all the same. */
export function WarningsDialog({ warnings, open, settle }: WarningsDialogProps) {
  const isSevere = warnings.some(({ severity }) => severity !== 'warn')
  const [text, setText] = useState('')
  const cancel = () => settle(false)
  const allowed = !isSevere || text.trim().toLowerCase() === PROCEED
  return (
    <Modal
      open={open}
      title="Check before you proceed"
      width={640}
      zIndex={ABOVE_DRAWERS}
      mask={{ closable: false }}
      onCancel={cancel}
      footer={
        <>
          <SafeChoice onClick={cancel}>Cancel</SafeChoice>
          <Button type="primary" danger={isSevere} disabled={!allowed} onClick={() => settle(true)}>
            Proceed
          </Button>
        </>
      }
    >
      <p>Nothing has been done yet.</p>
      <WarningTable warnings={warnings} />
      {isSevere && (
        <TypedWord
          word={PROCEED}
          value={text}
          onChange={setText}
          onEnter={() => allowed && settle(true)}
        />
      )}
    </Modal>
  )
}
