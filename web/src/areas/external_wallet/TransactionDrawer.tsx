import type { ExternalTransaction } from '@/api/gen/external_wallet/endpoints'
import { Copy } from '@/kit/display/Copy'
import { DateTime } from '@/kit/display/DateTime'
import type { Call } from '@/kit/display/Loaded'
import { Money } from '@/kit/display/Money'
import { labelOf, Status } from '@/kit/display/Status'
import { type OpenedRecord, RecordDrawer } from '@/kit/record/RecordDrawer'
import { RecordFields } from '@/kit/record/RecordFields'
import { statuses, subTypes, types } from './labels'

interface TransactionDrawerProps extends OpenedRecord {
  readonly loaded: Call<ExternalTransaction>
}

export function TransactionDrawer(props: TransactionDrawerProps) {
  return (
    <RecordDrawer<ExternalTransaction>
      {...props}
      title="Wallet transaction details"
      state={({ status }) => <Status {...labelOf(statuses, status)} />}
      tabs={[
        {
          key: 'transaction',
          label: 'Transaction',
          body: (transaction) => <Body transaction={transaction} />,
        },
      ]}
    />
  )
}

function Body({ transaction }: { readonly transaction: ExternalTransaction }) {
  const { txId, amount, fee, currency, voucherCode, customerId } = transaction
  return (
    <>
      <RecordFields
        fields={[
          ['Transaction', <Copy key="id" text={txId} what="transaction ID" />],
          ['Operator', transaction.opTitle],
          ['Type', types[transaction.transactionType] ?? transaction.transactionType],
          ['Subtype', subTypes[transaction.transactionSubType] ?? transaction.transactionSubType],
        ]}
      />
      <RecordFields
        title="Money"
        fields={[
          ['Amount', <Money key="amount" amount={amount} currency={currency} />],
          ['Fee', <Money key="fee" amount={fee} currency={currency} />],
        ]}
      />
      <RecordFields
        title="At Utopia"
        fields={[
          ['Customer', <Copy key="customer" text={customerId} what="customer ID" />],
          ['Voucher ref. no.', transaction.voucherRefNo],
          [
            'Voucher code',
            voucherCode && <Copy key="voucher" text={voucherCode} what="voucher code" />,
          ],
        ]}
      />
      <RecordFields
        title="Dates"
        fields={[
          ['Created', <DateTime key="created" at={transaction.createdAt} />],
          ['Updated', <DateTime key="updated" at={transaction.updatedAt} />],
          ['Confirmed', <DateTime key="confirmed" at={transaction.confirmedAt} />],
        ]}
      />
    </>
  )
}
