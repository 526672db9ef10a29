import { Checkbox } from 'antd'
import { useRef } from 'react'
import type { Transaction } from '@/api/gen/shared/types'
import type { ProviderAnswer } from '@/api/gen/withdrawals/endpoints'
import { api } from '@/api/gen/withdrawals/endpoints'
import type { WithdrawActionType } from '@/api/gen/withdrawals/enums'
import { inProgressDecisionRules } from '@/api/gen/withdrawals/rules'
import type { WriteEndpoint } from '@/api/write'
import { Field } from '@/kit/form/Field'
import { FormDialog } from '@/kit/form/FormDialog'
import { useAction } from '@/kit/form/useAction'
import { argFor, type DecidingCall, type Decision } from './decisionCalls'
import { decisionLabels, gatewayOf } from './labels'
import { NoteField } from './NoteField'
import { useSevereWarning } from './useSevereWarning'
import { WithdrawalChecks } from './WithdrawalChecks'

interface WithdrawConfirmationProps {
  readonly withdrawal: Transaction
  readonly act: WithdrawActionType
  readonly call: Exclude<DecidingCall, 'withdrawTomani'>
  /** The provider's number 0: the withdrawal still waits. */
  readonly onRefused: (answer: ProviderAnswer, note: string) => void
  readonly onClose: () => void
}

/** The calls differ in their bodies alone: `argFor` makes each, and all answer in the provider's numbers. */
interface Deciding extends WriteEndpoint {
  readonly Types: { readonly QueryArg: object; readonly ResultType: ProviderAnswer }
}

/** Approves or rejects a withdrawal, by whatever call its state and provider ask for. */
export function WithdrawConfirmation(props: WithdrawConfirmationProps) {
  const { withdrawal, act, call, onRefused, onClose } = props
  const endpoint: Deciding = api.endpoints[call]
  const note = useRef('')
  const write = useAction(endpoint, {
    onDone: (answer) => {
      if (answer.status === 0) onRefused(answer, note.current)
    },
  })
  const severe = useSevereWarning(withdrawal, act)
  const { button } = decisionLabels[act]
  const inProgress = call === 'withdrawInProgress'
  return (
    <FormDialog<Decision, object, ProviderAnswer>
      open
      title="Withdraw Confirmation"
      submitLabel={button}
      width={640}
      write={write}
      rules={inProgressDecisionRules}
      initial={{ note: '', counts: true }}
      disabledReason={severe.disabledReason}
      toArg={(values) => {
        note.current = values.note
        return argFor(call, withdrawal, act, values)
      }}
      onClose={onClose}
    >
      <WithdrawalChecks withdrawal={withdrawal} act={act} />
      {inProgress && (
        <p className="withdraw-effect">
          {gatewayOf(withdrawal)} is asked first: approve once it reports the payment as paid,
          reject once it reports it as not paid.
        </p>
      )}
      <NoteField name="note" />
      {severe.field}
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
    </FormDialog>
  )
}
