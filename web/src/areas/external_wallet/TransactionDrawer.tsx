import type { ExternalTransaction } from '@/api/gen/external_wallet/endpoints'
import { Copy } from '@/kit/display/Copy'
import { DateTime } from '@/kit/display/DateTime'
import { Money } from '@/kit/display/Money'
import { Status } from '@/kit/display/Status'
import { type Loaded, RecordDrawer } from '@/kit/record/RecordDrawer'
import { RecordFields } from '@/kit/record/RecordFields'
import { statuses, subTypes, types } from './labels'

interface TransactionDrawerProps {
  readonly transactions: readonly ExternalTransaction[]
  readonly openId: string | null
  readonly setOpenId: (id: string | null) => void
  readonly loaded: Loaded<unknown>
}

export function TransactionDrawer(props: TransactionDrawerProps) {
  const { transactions, openId, setOpenId, loaded } = props
  const at = transactions.findIndex(({ txId }) => txId === openId)
  const neighbour = (step: number) => {
    const other = at < 0 ? undefined : transactions[at + step]
    return other ? () => setOpenId(other.txId) : null
  }
  return (
    <RecordDrawer<ExternalTransaction>
      open={openId !== null}
      title="Wallet transaction details"
      loaded={{ ...loaded, data: transactions[at] }}
      state={({ status }) => {
        const [tone, word] = statuses[status]
        return <Status tone={tone} word={word} />
      }}
      tabs={[
        {
          key: 'transaction',
          label: 'Transaction',
          body: (transaction) => <Body transaction={transaction} />,
        },
      ]}
      onPrevious={neighbour(-1)}
      onNext={neighbour(1)}
      onClose={() => setOpenId(null)}
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
          ['Type', types[transaction.transactionType]],
          ['Subtype', subTypes[transaction.transactionSubType]],
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
