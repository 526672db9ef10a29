import { Alert, Input, Modal, Steps } from 'antd'
import { useState } from 'react'
import type { Transaction } from '@/api/gen/shared/types'
import { api, type ProviderAnswer, type TomaniDecision } from '@/api/gen/withdrawals/endpoints'
import { SafeChoice } from '@/kit/dialog/SafeChoice'
import { Field } from '@/kit/form/Field'
import { FormDialog } from '@/kit/form/FormDialog'
import { useAction } from '@/kit/form/useAction'
import { FORCE, FORCE_FIRST, notAccepted, TOMANI_STEPS, TOMANI_TITLE } from './labels'
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

function Forcing({ withdrawal, sent, answer, onRefused, onClose }: TomaniAnswerProps) {
  const [typed, setTyped] = useState('')
  const write = useAction(api.endpoints.withdrawTomani, {
    onDone: (again) => {
      if (again.status === 0) onRefused(again, sent)
    },
  })
  return (
    <FormDialog<{ typed: string }, { tomaniDecision: TomaniDecision }, ProviderAnswer>
      open
      title={TOMANI_TITLE}
      submitLabel="Force Approve"
      width={640}
      write={write}
      rules={{}}
      initial={{ typed: '' }}
      disabledReason={typed.trim() === FORCE ? undefined : FORCE_FIRST}
      toArg={() => ({ tomaniDecision: { ...sent, withForce: true } })}
      onClose={onClose}
    >
      <AnswerText answer={answer} />
      <WithdrawalChecks withdrawal={withdrawal} act="confirm" brief />
      <Field name="typed" label={`Type ${FORCE} to confirm`}>
        <Input autoComplete="off" onChange={(event) => setTyped(event.target.value)} />
      </Field>
    </FormDialog>
  )
}
