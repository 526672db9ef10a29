import type { ApiError } from '@/api/answer'
import { api, type DepositKey } from '@/api/gen/deposits/endpoints'
import { depositKeyRules } from '@/api/gen/deposits/rules'
import { BalanceChanges, Sum, type TransactionDialogProps, whose } from '@/areas/money_lists'
import { FormDialog } from '@/kit/form/FormDialog'
import { useAction } from '@/kit/form/useAction'
import { VERIFY_TITLE } from './labels'

/** A provider that knows nothing of a deposit yet is no error. */
const isWarning = ({ http, messagesFrom }: ApiError) => messagesFrom === 'operation' && http < 500

/** Asks the provider for a deposit; what it knows of is credited. */
export function VerifyDeposit({ transaction, onClose }: TransactionDialogProps) {
  const { txId, gateway, fromAmount, fromCurrency } = transaction
  const write = useAction(api.endpoints.depositVerify, { alwaysToast: true, isWarning })
  return (
    <FormDialog<object, { depositKey: DepositKey }, unknown>
      open
      title={VERIFY_TITLE}
      submitLabel="Verify deposit"
      write={write}
      rules={depositKeyRules}
      initial={{}}
      toArg={() => ({ depositKey: { txId } })}
      onClose={onClose}
    >
      <p>
        {gateway ?? 'The provider'} is asked to verify the deposit of{' '}
        <Sum amount={fromAmount} currency={fromCurrency} /> by {whose(transaction)}. Once verified,
        it is credited; this is final.
      </p>
      <BalanceChanges txId={txId} act="confirm" />
    </FormDialog>
  )
}
