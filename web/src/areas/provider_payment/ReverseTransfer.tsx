import type { ProviderTransfer } from '@/api/gen/provider_payment/endpoints'
import { providerTransferReverseForm } from '@/api/gen/provider_payment/forms'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { DateTime } from '@/kit/display/DateTime'
import { Money } from '@/kit/display/Money'
import { Name } from '@/kit/display/Name'
import { CountedText } from '@/kit/form/CountedText'
import { Field } from '@/kit/form/Field'
import { placesOf } from './labels'

interface ReverseTransferProps {
  readonly opId: string
  readonly transfer: ProviderTransfer
  readonly onClose: () => void
}

/** Takes an assignment back, while nothing was paid from it: the transfer is unassigned again. */
export function ReverseTransfer({ opId, transfer, onClose }: ReverseTransferProps) {
  const { txHash, amount, currency, amountInUSD, assignedBy, assignedAt } = transfer
  return (
    <EditDialog
      form={providerTransferReverseForm}
      title="Reverse assignment"
      submitLabel="Reverse assignment"
      fixed={{ txHash, opId }}
      danger
      effect="Its payment is taken from the CPG balance, and the transfer is unassigned again; it can be assigned anew."
      facts={[
        [
          'Amount',
          <Money key="amount" amount={amount} currency={currency} places={placesOf(amount)} />,
        ],
        ['Leaves the CPG balance', <Money key="usd" amount={amountInUSD} />],
        ['Assigned by', <Name key="by" text={assignedBy?.nickname} />],
        ['Assigned', <DateTime key="at" at={assignedAt} />],
      ]}
      onClose={onClose}
    >
      <Field
        name="reason"
        label="Reason"
        help="10 to 200 characters. Recorded in the activities with your name."
      >
        <CountedText rows={2} most={200} />
      </Field>
    </EditDialog>
  )
}
