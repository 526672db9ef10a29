import { Input } from 'antd'
import { api, type TransactionDecision } from '@/api/gen/transactions/endpoints'
import type { TransactionActionType } from '@/api/gen/transactions/enums'
import { transactionDecisionRules } from '@/api/gen/transactions/rules'
import {
  BalanceChanges,
  decisionBody,
  decisionFacts,
  type TransactionDialogProps,
} from '@/areas/money_lists'
import { Field } from '@/kit/form/Field'
import { FormDialog } from '@/kit/form/FormDialog'
import { useAction } from '@/kit/form/useAction'
import { RecordFields } from '@/kit/record/RecordFields'
import { type Decidable, decidableAs, decisions } from './decisions'

type Note = Pick<TransactionDecision, 'noteForThePlayer'>

export function ConfirmTransaction(props: TransactionDialogProps) {
  return <DecideDialog {...props} act="confirm" />
}

export function RejectTransaction(props: TransactionDialogProps) {
  return <DecideDialog {...props} act="reject" />
}

interface DecideDialogProps extends TransactionDialogProps {
  readonly act: TransactionActionType
}

/** About a bonus, a claim of referral profit or a withdrawal of affiliate profit. */
function DecideDialog(props: DecideDialogProps) {
  const kind = decidableAs(props.transaction)
  return kind && <Decide {...props} kind={kind} />
}

interface DecideProps extends DecideDialogProps {
  readonly kind: Decidable
}

function Decide({ transaction, kind, act, onClose }: DecideProps) {
  const { txId } = transaction
  const { call, title, button } = decisions[kind]
  const write = useAction(api.endpoints[call], { alwaysToast: true })
  return (
    <FormDialog<Note, { transactionDecision: TransactionDecision }, unknown>
      open
      title={title[act]}
      submitLabel={button[act]}
      write={write}
      rules={transactionDecisionRules}
      initial={{ noteForThePlayer: '' }}
      toArg={({ noteForThePlayer }) => ({
        transactionDecision: decisionBody(txId, act, noteForThePlayer),
      })}
      onClose={onClose}
    >
      <RecordFields fields={decisionFacts(transaction)} />
      <BalanceChanges txId={txId} act={act} />
      <Field name="noteForThePlayer" label="Note for the player" help="Visible to the player.">
        <Input.TextArea rows={2} maxLength={200} showCount />
      </Field>
    </FormDialog>
  )
}
