import type { Transaction } from '@/api/gen/shared/types'
import { Copy } from '@/kit/display/Copy'
import { Money } from '@/kit/display/Money'
import { Name } from '@/kit/display/Name'
import type { RecordField } from '@/kit/display/RecordFields'
import { CurrencyAmount } from './CurrencyAmount'
import { typeName } from './labels'
import { TransactionState } from './TransactionState'

/** What a decision on a transaction is about: how much, how it stands, and whose it is. */
export const decisionFacts = (transaction: Transaction): readonly RecordField[] => [
  ['Type', typeName(transaction)],
  ['Status', <TransactionState key="state" transaction={transaction} />],
  [
    'Amount',
    <CurrencyAmount
      key="amount"
      amount={transaction.fromAmount}
      currency={transaction.fromCurrency}
    />,
  ],
  ['In USD', <Money key="usd" amount={transaction.toAmountInUSD} />],
  ['Player', () => transaction.player.playerCode],
  ['Nickname', () => <Name text={transaction.player.nickName} />],
  ['Operator or brand', () => <Name text={transaction.operator.opTitle} />],
  ['Transaction', <Copy key="id" text={transaction.txId} what="transaction ID" />],
]
