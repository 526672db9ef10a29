import { Alert } from 'antd'
import { useRef } from 'react'
import type { Transaction } from '@/api/gen/shared/types'
import { api, type JbForce, type ProviderAnswer } from '@/api/gen/withdrawals/endpoints'
import { jbForceRules } from '@/api/gen/withdrawals/rules'
import { FormDialog } from '@/kit/form/FormDialog'
import { useAction } from '@/kit/form/useAction'
import { notAccepted } from './labels'
import { NoteField } from './NoteField'
import { useForce } from './useSevereWarning'
import { WithdrawalChecks } from './WithdrawalChecks'

interface ForceApproveProps {
  readonly withdrawal: Transaction
  readonly answer: ProviderAnswer
  /** What was written for the player in the step before. */
  readonly note: string
  readonly onRefused: (answer: ProviderAnswer, note: string) => void
  readonly onClose: () => void
}

interface Forced {
  readonly playerNote: string
}

/** JB answered 0 and allows paying all the same: its words, and that. */
export function ForceApprove(props: ForceApproveProps) {
  const { withdrawal, answer, note, onRefused, onClose } = props
  const force = useForce()
  const kept = useRef(note)
  const write = useAction(api.endpoints.withdrawJbForce, {
    onDone: (again) => {
      if (again.status === 0) onRefused(again, kept.current)
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
      initial={{ playerNote: note }}
      disabledReason={force.disabledReason}
      toArg={({ playerNote }) => {
        kept.current = playerNote
        return { jbForce: { txId: withdrawal.txId, playerNote } }
      }}
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
      {force.field}
    </FormDialog>
  )
}
