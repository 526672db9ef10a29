import { Alert, Button, Modal } from 'antd'
import { useCallback, useState } from 'react'
import type { ApiError } from '@/api/answer'
import { useDialogs } from './Dialogs'
import { type Fate, fateOf, noticeOf } from './outcome'
import { SafeChoice } from './SafeChoice'

interface OutcomeAlertProps {
  readonly error: ApiError
  readonly notice: string | null
  readonly checking: boolean
  readonly onCheck: () => void
}

/** In a locked form: the one thing that can be done about a lost answer. */
export function OutcomeAlert({ error, notice, checking, onCheck }: OutcomeAlertProps) {
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={error.messages[0]}
      description={
        <>
          <p>{notice ?? 'Check again before anything else: a second send could do it twice.'}</p>
          {error.requestId && <p>Request id {error.requestId}</p>}
        </>
      }
      action={
        <Button type="primary" loading={checking} onClick={onCheck}>
          Check again
        </Button>
      }
    />
  )
}

interface OutcomeDialogProps {
  readonly error: ApiError
  readonly idempotencyKey: string
  readonly open: boolean
  readonly settle: (fate: Fate) => void
}

function OutcomeDialog({ error, idempotencyKey, open, settle }: OutcomeDialogProps) {
  const [checking, setChecking] = useState(false)
  const [notice, setNotice] = useState<string | null>(null)
  const check = async () => {
    setChecking(true)
    const fate = await fateOf(idempotencyKey)
    setChecking(false)
    if (fate.state === 'running' || fate.state === 'unreachable') setNotice(noticeOf(fate))
    else settle(fate)
  }
  return (
    <Modal
      open={open}
      title="Outcome unknown"
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={
        <SafeChoice type="primary" onClick={check}>
          {checking ? 'Checking…' : 'Check again'}
        </SafeChoice>
      }
    >
      <p>{error.messages[0]}</p>
      <p role="status">{notice ?? 'Check again before anything else.'}</p>
      {error.requestId && <p>Request id {error.requestId}</p>}
    </Modal>
  )
}

/** Where no form is: stays until the fate of a lost write is known. */
export function useOutcomeDialog(): (error: ApiError, key: string) => Promise<Fate> {
  const ask = useDialogs()
  return useCallback(
    (error, key) =>
      ask<Fate>((settle, open) => (
        <OutcomeDialog error={error} idempotencyKey={key} open={open} settle={settle} />
      )),
    [ask],
  )
}
