import { Alert, Steps } from 'antd'
import { useRef } from 'react'
import type { Transaction } from '@/api/gen/shared/types'
import { api, type ProviderAnswer, type TomaniDecision } from '@/api/gen/withdrawals/endpoints'
import { tomaniDecisionRules } from '@/api/gen/withdrawals/rules'
import { ReadOnlyDialog } from '@/kit/dialogs/ReadOnlyDialog'
import { notAccepted, TOMANI_STEPS, TOMANI_TITLE } from './labels'
import { NoteField } from './NoteField'
import { FORCE, type WithdrawalKnown, withdrawalReads } from './reads'
import { WithdrawalChecks } from './WithdrawalChecks'
import { WithdrawForm } from './WithdrawForm'

interface TomaniAnswerProps {
  readonly withdrawal: Transaction
  /** What Tomani answered 0 to. */
  readonly sent: TomaniDecision
  readonly answer: ProviderAnswer
  readonly onRefused: (answer: ProviderAnswer, sent: TomaniDecision) => void
  readonly onDecided?: (() => void) | undefined
  readonly onClose: () => void
}

/** The second step: why Tomani answered 0, and paying all the same where it allows that. */
export function TomaniAnswer(props: TomaniAnswerProps) {
  const { answer, onClose } = props
  if (answer.canForce) return <Forcing {...props} />
  return (
    <ReadOnlyDialog title={TOMANI_TITLE} width={640} onClose={onClose}>
      <AnswerText answer={answer} />
    </ReadOnlyDialog>
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

function Forcing({ withdrawal, sent, answer, onRefused, onDecided, onClose }: TomaniAnswerProps) {
  const last = useRef(sent)
  return (
    <WithdrawForm<WithdrawalKnown, Forced, typeof api.endpoints.withdrawTomani>
      withdrawal={withdrawal}
      act="confirm"
      force={FORCE}
      title={TOMANI_TITLE}
      submitLabel="Force approve"
      reads={withdrawalReads(withdrawal)}
      endpoint={api.endpoints.withdrawTomani}
      rules={{ noteForThePlayer: tomaniDecisionRules.noteForThePlayer }}
      initial={{ noteForThePlayer: sent.noteForThePlayer ?? '' }}
      toArg={(_known, { noteForThePlayer }) => {
        last.current = { ...sent, noteForThePlayer }
        return { tomaniDecision: { ...last.current, withForce: true } }
      }}
      onRefused={(again) => onRefused(again, last.current)}
      onDecided={onDecided}
      onClose={onClose}
    >
      {(known) => (
        <>
          <AnswerText answer={answer} />
          <WithdrawalChecks known={known} act="confirm" brief />
          <NoteField name="noteForThePlayer" />
        </>
      )}
    </WithdrawForm>
  )
}
