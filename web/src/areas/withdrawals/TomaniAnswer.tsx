import { Alert, Modal, Steps } from 'antd'
import { useRef } from 'react'
import type { Transaction } from '@/api/gen/shared/types'
import { api, type ProviderAnswer, type TomaniDecision } from '@/api/gen/withdrawals/endpoints'
import { tomaniDecisionRules } from '@/api/gen/withdrawals/rules'
import { SafeChoice } from '@/kit/dialog/SafeChoice'
import { FormDialog } from '@/kit/form/FormDialog'
import { useAction } from '@/kit/form/useAction'
import { notAccepted, TOMANI_STEPS, TOMANI_TITLE } from './labels'
import { NoteField } from './NoteField'
import { useForce } from './useSevereWarning'
import { WithdrawalChecks } from './WithdrawalChecks'

interface TomaniAnswerProps {
  readonly withdrawal: Transaction
  /** What Tomani answered 0 to. */
  readonly sent: TomaniDecision
  readonly answer: ProviderAnswer
  readonly onRefused: (answer: ProviderAnswer, sent: TomaniDecision) => void
  readonly onClose: () => void
}

/** The second step: why Tomani answered 0, and paying all the same where it allows that. */
export function TomaniAnswer(props: TomaniAnswerProps) {
  const { answer, onClose } = props
  if (answer.canForce) return <Forcing {...props} />
  return (
    <Modal
      open
      centered
      width={640}
      className="kit-form"
      title={TOMANI_TITLE}
      mask={{ closable: false }}
      footer={<SafeChoice onClick={onClose}>Close</SafeChoice>}
      onCancel={onClose}
    >
      <AnswerText answer={answer} />
    </Modal>
  )
}

function AnswerText({ answer }: Pick<TomaniAnswerProps, 'answer'>) {
  return (
    <>
      <Steps
        size="small"
        className="withdraw-steps"
        current={1}
        status="error"
        items={TOMANI_STEPS}
      />
      <Alert
        type="error"
        showIcon
        role="alert"
        className="withdraw-notice"
        title={notAccepted('Tomani', answer.txStatus)}
        description={answer.description}
      />
    </>
  )
}

interface Forced {
  readonly noteForThePlayer: string
}

function Forcing({ withdrawal, sent, answer, onRefused, onClose }: TomaniAnswerProps) {
  const force = useForce()
  const last = useRef(sent)
  const write = useAction(api.endpoints.withdrawTomani, {
    onDone: (again) => {
      if (again.status === 0) onRefused(again, last.current)
    },
  })
  return (
    <FormDialog<Forced, { tomaniDecision: TomaniDecision }, ProviderAnswer>
      open
      title={TOMANI_TITLE}
      submitLabel="Force Approve"
      width={640}
      write={write}
      rules={{ noteForThePlayer: tomaniDecisionRules.noteForThePlayer }}
      initial={{ noteForThePlayer: sent.noteForThePlayer ?? '' }}
      disabledReason={force.disabledReason}
      toArg={({ noteForThePlayer }) => {
        last.current = { ...sent, noteForThePlayer }
        return { tomaniDecision: { ...last.current, withForce: true } }
      }}
      onClose={onClose}
    >
      <AnswerText answer={answer} />
      <WithdrawalChecks withdrawal={withdrawal} act="confirm" brief />
      <NoteField name="noteForThePlayer" />
      {force.field}
    </FormDialog>
  )
}
