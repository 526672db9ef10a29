import { Checkbox } from 'antd'
import { useRef } from 'react'
import type { Transaction } from '@/api/gen/shared/types'
import { api, type ProviderAnswer } from '@/api/gen/withdrawals/endpoints'
import type { WithdrawActionType } from '@/api/gen/withdrawals/enums'
import { inProgressDecisionRules } from '@/api/gen/withdrawals/rules'
import type { WriteEndpoint } from '@/api/write'
import { Field } from '@/kit/form/Field'
import { argFor, type DecidingCall, type Decision } from './decisionCalls'
import { decisionLabels, gatewayOf } from './labels'
import { NoteField } from './NoteField'
import { type WithdrawalKnown, withdrawalReads } from './reads'
import { WithdrawalChecks } from './WithdrawalChecks'
import { WithdrawForm } from './WithdrawForm'

interface WithdrawConfirmationProps {
  readonly withdrawal: Transaction
  readonly act: WithdrawActionType
  readonly call: Exclude<DecidingCall, 'withdrawTomani'>
  /** The provider's number 0: the withdrawal still waits. */
  readonly onRefused: (answer: ProviderAnswer, note: string) => void
  readonly onDecided?: (() => void) | undefined
  readonly isByKey?: boolean | undefined
  readonly onClose: () => void
}

/** The calls differ in their bodies alone: `argFor` makes each, and all answer in the provider's numbers. */
interface Deciding extends WriteEndpoint {
  readonly Types: { readonly QueryArg: object; readonly ResultType: ProviderAnswer }
}

/** Approves or rejects a withdrawal, by whatever call its state and provider ask for. */
export function WithdrawConfirmation(props: WithdrawConfirmationProps) {
  const { withdrawal, act, call, onRefused, onDecided, onClose } = props
  const endpoint: Deciding = api.endpoints[call]
  const note = useRef('')
  const inProgress = call === 'withdrawInProgress'
  return (
    <WithdrawForm<WithdrawalKnown, Decision, Deciding>
      withdrawal={withdrawal}
      act={act}
      title={decisionLabels[act]}
      submitLabel={decisionLabels[act]}
      reads={withdrawalReads(withdrawal)}
      endpoint={endpoint}
      rules={inProgressDecisionRules}
      initial={{ note: '', counts: true }}
      toArg={({ record }, values) => {
        note.current = values.note
        return argFor(call, record, act, values)
      }}
      onRefused={(answer) => onRefused(answer, note.current)}
      onDecided={onDecided}
      isByKey={props.isByKey}
      onClose={onClose}
    >
      {(known) => (
        <>
          {inProgress && (
            <p>
              {gatewayOf(withdrawal)} is asked first: approve once it reports the payment as paid,
              reject once it reports it as not paid.
            </p>
          )}
          <WithdrawalChecks known={known} act={act} />
          <NoteField name="note" />
          {act === 'reject' && !inProgress && (
            <Field
              name="counts"
              label="Daily limit"
              help="If unchecked, the player can request one more withdrawal today."
              item={{ valuePropName: 'checked' }}
            >
              <Checkbox>Include in Daily Withdraw Request</Checkbox>
            </Field>
          )}
        </>
      )}
    </WithdrawForm>
  )
}
