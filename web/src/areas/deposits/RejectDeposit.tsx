import { Input } from 'antd'
import { api, type DepositRejection } from '@/api/gen/deposits/endpoints'
import { depositRejectionRules } from '@/api/gen/deposits/rules'
import { decisionFacts, type TransactionDialogProps } from '@/areas/money_lists'
import { Field } from '@/kit/form/Field'
import { FormDialog } from '@/kit/form/FormDialog'
import { useAction } from '@/kit/form/useAction'
import { RecordFields } from '@/kit/record/RecordFields'
import { REJECT_TITLE } from './labels'

type Reason = Pick<DepositRejection, 'rejectReason'>

/** Ends a deposit order without crediting anything, and says why. */
export function RejectDeposit({ transaction, onClose }: TransactionDialogProps) {
  const { txId } = transaction
  const write = useAction(api.endpoints.depositRejectOrder, { alwaysToast: true })
  return (
    <FormDialog<Reason, { depositRejection: DepositRejection }, unknown>
      open
      title={REJECT_TITLE}
      submitLabel="Reject deposit"
      write={write}
      rules={depositRejectionRules}
      initial={{ rejectReason: '' }}
      toArg={({ rejectReason }) => ({ depositRejection: { txId, rejectReason } })}
      onClose={onClose}
    >
      <RecordFields fields={decisionFacts(transaction)} />
      <p>The deposit will be rejected. This is final; no wallet changes.</p>
      <Field name="rejectReason" label="Reject reason" help="Visible to the player.">
        <Input.TextArea rows={3} maxLength={500} showCount />
      </Field>
    </FormDialog>
  )
}
