import { Input } from 'antd'
import { api, type DepositRejection } from '@/api/gen/deposits/endpoints'
import { depositRejectionRules } from '@/api/gen/deposits/rules'
import { Sum, type TransactionDialogProps, whose } from '@/areas/money_lists'
import { Field } from '@/kit/form/Field'
import { FormDialog } from '@/kit/form/FormDialog'
import { useAction } from '@/kit/form/useAction'
import { REJECT_TITLE } from './labels'

type Reason = Pick<DepositRejection, 'rejectReason'>

/** Ends a deposit order without crediting anything, and says why. */
export function RejectDeposit({ transaction, onClose }: TransactionDialogProps) {
  const { txId, fromAmount, fromCurrency } = transaction
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
      <p>
        The deposit of <Sum amount={fromAmount} currency={fromCurrency} /> by {whose(transaction)}{' '}
        will be rejected. This is final; no wallet changes.
      </p>
      <Field name="rejectReason" label="Reject reason" help="Visible to the player.">
        <Input.TextArea rows={3} maxLength={500} showCount />
      </Field>
    </FormDialog>
  )
}
