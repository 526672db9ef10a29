import { Alert } from 'antd'
import {
  api,
  type ProviderTransfer,
  type TransferAssignment,
} from '@/api/gen/provider_payment/endpoints'
import { transferAssignmentRules } from '@/api/gen/provider_payment/rules'
import { Money } from '@/kit/display/Money'
import { FormDialog } from '@/kit/form/FormDialog'
import { MoneyField } from '@/kit/form/NumberField'
import { useAction } from '@/kit/form/useAction'

interface AssignTransferProps {
  readonly opId: string
  readonly transfer: ProviderTransfer
  readonly onClose: () => void
}

type Rate = Pick<TransferAssignment, 'exchangeRateInUSD'>

/** Has an unassigned transfer count in the operator's pool, at a rate that was agreed on. */
export function AssignTransfer({ opId, transfer, onClose }: AssignTransferProps) {
  const { txHash, amount, currency } = transfer
  const write = useAction(api.endpoints.providerTransferAssign)
  return (
    <FormDialog<Rate, { transferAssignment: TransferAssignment }, unknown>
      open
      title="Assign transfer"
      submitLabel="Assign transfer"
      write={write}
      rules={transferAssignmentRules}
      initial={{ exchangeRateInUSD: transfer.exchangeRateInUSD ?? 1 }}
      toArg={({ exchangeRateInUSD }) => ({
        transferAssignment: { txHash, opId, exchangeRateInUSD },
      })}
      onClose={onClose}
    >
      <p>
        <Money amount={amount} currency={currency} /> will be added to the CPG balance at this rate.
      </p>
      <Alert type="warning" title="A provider transfer cannot be deleted afterwards." />
      <MoneyField name="exchangeRateInUSD" label="Exchange rate" help={`USD per ${currency}.`} />
    </FormDialog>
  )
}
