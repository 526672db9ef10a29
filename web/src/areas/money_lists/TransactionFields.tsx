import type { TransactionDetails } from '@/api/gen/transactions/endpoints'
import { PlayerLink } from '@/areas/players'
import { Copy } from '@/kit/display/Copy'
import { DateTime } from '@/kit/display/DateTime'
import { Money } from '@/kit/display/Money'
import { joined, yesNo } from '@/kit/display/None'
import { RecordFields } from '@/kit/record/RecordFields'
import { walletCurrency } from './columns'
import { typeName, wallets } from './labels'
import { Sum } from './Sum'
import { decisionFields } from './TransactionState'
import './money_lists.css'

interface TransactionFactsProps {
  readonly transaction: TransactionDetails
}

/** A transaction as a person reads it: whose, how much, what it did to the wallet, and when. */
export function TransactionFields({ transaction }: TransactionFactsProps) {
  const { player, operator, held, heldCurrency } = transaction
  const currency = walletCurrency(transaction)
  const isPayment = ['DEPOSIT', 'WITHDRAW'].includes(transaction.transactionType)
  return (
    <>
      <RecordFields
        fields={[
          ['Transaction', <Copy key="id" text={transaction.txId} what="transaction ID" />],
          ['Type', typeName(transaction)],
          ['Player', () => <PlayerLink playerCode={player.playerCode} />],
          ['Nickname', () => player.nickName],
          ['Name', () => joined([player.profile.firstName, player.profile.lastName])],
          ['Operator', () => operator.opTitle],
          ...(isPayment ? ([['Gateway', transaction.gateway]] as const) : []),
        ]}
      />
      <RecordFields
        title="Money"
        fields={[
          [
            'Amount',
            <Sum key="from" amount={transaction.fromAmount} currency={transaction.fromCurrency} />,
          ],
          [
            'Credited',
            <Sum key="to" amount={transaction.toAmount} currency={transaction.toCurrency} />,
          ],
          ['In USD', <Money key="usd" amount={transaction.toAmountInUSD} />],
          ['Wallet', wallets[transaction.walletType] ?? transaction.walletType],
          [
            'Balance before',
            <Sum key="before" amount={transaction.balanceBefore} currency={currency} />,
          ],
          [
            'Balance after',
            <Sum key="after" amount={transaction.balanceAfter} currency={currency} />,
          ],
          ...(held === null || held === undefined
            ? []
            : ([
                ['On hold', <Sum key="held" amount={held} currency={heldCurrency ?? currency} />],
              ] as const)),
        ]}
      />
      <RecordFields
        title="History"
        fields={[
          ['Created', <DateTime key="created" at={transaction.createdAt} relative />],
          ['Updated', <DateTime key="updated" at={transaction.updatedAt} />],
          ['Confirmed', <DateTime key="confirmed" at={transaction.confirmedAt} />],
          ['Confirmed by', transaction.confirmedBy?.nickname],
          ...decisionFields(transaction),
          ...optionalFields(transaction),
        ]}
      />
      <Returns transaction={transaction} />
    </>
  )
}

type RecordField = readonly [label: string, value: string]

/** What only some have. */
function optionalFields(transaction: TransactionDetails): readonly RecordField[] {
  const { transactionType, bonusExtraData, isFTD, isOrder, countsTowardDailyLimit } = transaction
  const known: readonly (readonly [string, string | null | undefined])[] = [
    ['First deposit', transactionType === 'DEPOSIT' ? yesNo(isFTD) : null],
    ['Deposit order', isOrder ? 'Yes' : null],
    ['Eligible for a bonus', bonusExtraData && yesNo(bonusExtraData.eligible)],
    [
      'Counts toward the daily limit',
      transactionType === 'WITHDRAW' ? yesNo(countsTowardDailyLimit) : null,
    ],
    ['Reason', transaction.reason],
    ['Note', transaction.note],
    ['Reject reason', transaction.rejectReason],
    ['Note for the player', transaction.noteForThePlayer],
  ]
  return known.flatMap(([label, value]): RecordField[] => (value ? [[label, value]] : []))
}

/** A return is an entry of its own. */
function Returns({ transaction: { returns } }: TransactionFactsProps) {
  if (!returns?.length) return null
  return (
    <section className="money-returns">
      <h2>Returned to the wallet</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">Amount</th>
            <th scope="col">Balance before</th>
            <th scope="col">Balance after</th>
          </tr>
        </thead>
        <tbody>
          {returns.map(({ entryId, createdAt, amount, currency, balanceBefore, balanceAfter }) => (
            <tr key={entryId}>
              <td>
                <DateTime at={createdAt} />
              </td>
              <td>
                <Sum amount={amount} currency={currency} />
              </td>
              <td>
                <Sum amount={balanceBefore} currency={currency} />
              </td>
              <td>
                <Sum amount={balanceAfter} currency={currency} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
