import { Modal } from 'antd'
import { useState } from 'react'
import type { ApiError } from '@/api/answer'
import { ABOVE_DRAWERS } from '../antd/overlays'
import { RequestId } from '../display/RequestId'
import { fetchOutcome, type OutcomeResult, outcomeText } from './outcome'
import { SafeChoice } from './SafeChoice'

interface OutcomeDialogProps {
  readonly error: ApiError
  readonly idempotencyKey: string
  readonly open: boolean
  readonly settle: (outcome: OutcomeResult) => void
}

/** Where no form is: stays until the outcome of a lost write is known. */
export function OutcomeDialog({ error, idempotencyKey, open, settle }: OutcomeDialogProps) {
  const [checking, setChecking] = useState(false)
  const [notice, setNotice] = useState<string | null>(null)
  const check = async () => {
    setChecking(true)
    const outcome = await fetchOutcome(idempotencyKey)
    setChecking(false)
    if (outcome.state === 'running' || outcome.state === 'unreachable')
      setNotice(outcomeText(outcome))
    else settle(outcome)
  }
  return (
    <Modal
      open={open}
      width={550}
      zIndex={ABOVE_DRAWERS}
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
      <RequestId id={error.requestId} />
    </Modal>
  )
}
