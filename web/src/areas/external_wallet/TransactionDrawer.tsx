import type { ExternalTransaction } from '@/api/gen/external_wallet/endpoints'
import { amountText } from '@/kit/display/amountText'
import type { Call } from '@/kit/display/Loaded'
import { RecordFields } from '@/kit/display/RecordFields'
import { labelOf, Status } from '@/kit/display/Status'
import { type OpenedRecord, RecordDrawer } from '@/kit/record/RecordDrawer'
import { fields } from './fields'
import { statuses } from './labels'

interface TransactionDrawerProps extends OpenedRecord {
  readonly loaded: Call<ExternalTransaction>
}

export function TransactionDrawer(props: TransactionDrawerProps) {
  return (
    <RecordDrawer<ExternalTransaction>
      {...props}
      title="Wallet transaction"
      name={({ amount, currency, opTitle }) => [amountText(amount, currency), opTitle]}
      state={({ status }) => <Status {...labelOf(statuses, status)} />}
    >
      {(transaction) => <Body transaction={transaction} />}
    </RecordDrawer>
  )
}

function Body({ transaction }: { readonly transaction: ExternalTransaction }) {
  const { facts } = fields
  return (
    <>
      <RecordFields
        fields={facts(
          transaction,
          ['txId', 'Transaction'],
          'opTitle',
          'transactionType',
          'transactionSubType',
        )}
      />
      <RecordFields title="Money" fields={facts(transaction, 'amount', 'fee')} />
      <RecordFields
        title="At Utopia"
        fields={facts(transaction, 'customerId', 'voucherRefNo', 'voucherCode')}
      />
      <RecordFields
        title="History"
        fields={facts(transaction, 'createdAt', 'updatedAt', 'confirmedAt')}
      />
    </>
  )
}
