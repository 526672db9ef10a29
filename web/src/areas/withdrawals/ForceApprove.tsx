import { Alert, Input } from 'antd'
import { useState } from 'react'
import type { Transaction } from '@/api/gen/shared/types'
import { api, type JbForce, type ProviderAnswer } from '@/api/gen/withdrawals/endpoints'
import { jbForceRules } from '@/api/gen/withdrawals/rules'
import { Field } from '@/kit/form/Field'
import { FormDialog } from '@/kit/form/FormDialog'
import { useAction } from '@/kit/form/useAction'
import { FORCE, FORCE_FIRST, notAccepted } from './labels'
import { NoteField } from './NoteField'
import { WithdrawalChecks } from './WithdrawalChecks'

interface ForceApproveProps {
  readonly withdrawal: Transaction
  readonly answer: ProviderAnswer
  readonly onRefused: (answer: ProviderAnswer) => void
  readonly onClose: () => void
}

interface Forced {
  readonly playerNote: string
  readonly typed: string
}

/** JB answered 0: its words, and paying all the same where it allows that. */
export function ForceApprove({ withdrawal, answer, onRefused, onClose }: ForceApproveProps) {
  const [typed, setTyped] = useState('')
  const write = useAction(api.endpoints.withdrawJbForce, {
    onDone: (again) => {
      if (again.status === 0) onRefused(again)
    },
  })
  return (
    <FormDialog<Forced, { jbForce: JbForce }, ProviderAnswer>
      open
      title="Force Approve"
      submitLabel="Force Approve"
      width={640}
      write={write}
      rules={jbForceRules}
      initial={{ playerNote: '', typed: '' }}
      disabledReason={disabledReasonFor(answer, typed)}
      toArg={({ playerNote }) => ({ jbForce: { txId: withdrawal.txId, playerNote } })}
      onClose={onClose}
    >
      <Alert
        type="error"
        showIcon
        role="alert"
        className="withdraw-notice"
        title={notAccepted('JB', answer.txStatus)}
        description={answer.description}
      />
      <WithdrawalChecks withdrawal={withdrawal} act="confirm" brief />
      <NoteField name="playerNote" />
      {answer.canForce && (
        <Field name="typed" label={`Type ${FORCE} to confirm`} rules={[]}>
          <Input autoComplete="off" onChange={(event) => setTyped(event.target.value)} />
        </Field>
      )}
    </FormDialog>
  )
}

function disabledReasonFor({ canForce }: ProviderAnswer, typed: string): string | undefined {
  if (!canForce) return 'JB does not allow forcing it.'
  return typed.trim() === FORCE ? undefined : FORCE_FIRST
}
