import type { ApiError } from '@/api/answer'
import { api, type DepositKey } from '@/api/gen/deposits/endpoints'
import { depositKeyRules } from '@/api/gen/deposits/rules'
import { BalanceChanges, decisionFacts, type TransactionDialogProps } from '@/areas/money_lists'
import { Name } from '@/kit/display/Name'
import { FormDialog } from '@/kit/form/FormDialog'
import { useAction } from '@/kit/form/useAction'
import { RecordFields } from '@/kit/record/RecordFields'
import { VERIFY_TITLE } from './labels'

/** A provider that knows nothing of a deposit yet is no error. */
const isWarning = ({ http, messagesFrom }: ApiError) => messagesFrom === 'operation' && http < 500

/** Asks the provider for a deposit; what it knows of is credited. */
export function VerifyDeposit({ transaction, onClose }: TransactionDialogProps) {
  const { txId, gateway } = transaction
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
      <RecordFields
        fields={[...decisionFacts(transaction), ['Gateway', <Name key="gateway" text={gateway} />]]}
      />
      <p>
        The provider is asked to verify the deposit. Once verified, it is credited; this is final.
      </p>
      <BalanceChanges txId={txId} act="confirm" />
    </FormDialog>
  )
}
