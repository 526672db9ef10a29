import { balanceChanges } from './balanceChange'
import { CurrencyAmount } from './CurrencyAmount'
import { DECIDED } from './labels'
import './money_lists.css'
import Big from 'big.js'
import type { TransactionEffect } from '@/api/gen/transactions/endpoints'
import type { TransactionActionType } from '@/api/gen/transactions/enums'
import { Money } from '@/kit/display/Money'
import { Rows } from '@/kit/display/Rows'

interface BalanceChangesProps {
  readonly effect: TransactionEffect
  readonly act: TransactionActionType
}

/** What a decision does to the player's wallets: now, after, and in USD. */
export function BalanceChanges({ effect, act }: BalanceChangesProps) {
  const changes = balanceChanges(effect, act)
  if (effect.status !== 'PENDING') return <p role="status">{DECIDED}</p>
  if (changes.length === 0) return <p>No wallet changes: nothing is on hold.</p>
  return (
    <Rows
      className="money-moves"
      of={changes}
      keyOf={({ label }) => label}
      columns={{
        Wallet: ({ label }) => label,
        Now: ({ before, currency }) => (
          <CurrencyAmount amount={Number(before)} currency={currency} />
        ),
        After: ({ after, currency }) => (
          <CurrencyAmount amount={Number(after)} currency={currency} />
        ),
        'In USD': ({ before, after }) => (
          <Money amount={new Big(effect.amountInUSD).times(after.lt(before) ? -1 : 1)} />
        ),
      }}
    />
  )
}
