import { Alert } from 'antd'
import { useRef } from 'react'
import type { Transaction } from '@/api/gen/shared/types'
import { api, type ProviderAnswer } from '@/api/gen/withdrawals/endpoints'
import { jbForceRules } from '@/api/gen/withdrawals/rules'
import { notAccepted } from './labels'
import { NoteField } from './NoteField'
import { FORCE, type WithdrawalKnown, withdrawalReads } from './reads'
import { WithdrawalChecks } from './WithdrawalChecks'
import { WithdrawForm } from './WithdrawForm'

interface ForceApproveProps {
  readonly withdrawal: Transaction
  readonly answer: ProviderAnswer
  /** What was written for the player in the step before. */
  readonly note: string
  readonly onRefused: (answer: ProviderAnswer, note: string) => void
  readonly onDecided?: (() => void) | undefined
  readonly onClose: () => void
}

interface Forced {
  readonly playerNote: string
}

/** JB answered 0 and allows paying all the same: its words, and that. */
export function ForceApprove(props: ForceApproveProps) {
  const { withdrawal, answer, note, onRefused, onDecided, onClose } = props
  const kept = useRef(note)
  return (
    <WithdrawForm<WithdrawalKnown, Forced, typeof api.endpoints.withdrawJbForce>
      withdrawal={withdrawal}
      act="confirm"
      force={FORCE}
      title="Force approve"
      submitLabel="Force approve"
      reads={withdrawalReads(withdrawal)}
      endpoint={api.endpoints.withdrawJbForce}
      rules={jbForceRules}
      initial={{ playerNote: note }}
      toArg={({ record: { txId } }, { playerNote }) => {
        kept.current = playerNote
        return { jbForce: { txId, playerNote } }
      }}
      onRefused={(again) => onRefused(again, kept.current)}
      onDecided={onDecided}
      onClose={onClose}
    >
      {(known) => (
        <>
          <Alert
            type="error"
            showIcon
            role="alert"
            className="withdraw-notice"
            title={notAccepted('JB', answer.txStatus)}
            description={answer.description}
          />
          <WithdrawalChecks known={known} act="confirm" brief />
          <NoteField name="playerNote" />
        </>
      )}
    </WithdrawForm>
  )
}
