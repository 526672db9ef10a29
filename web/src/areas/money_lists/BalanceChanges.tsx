import { balanceChanges } from './balanceChange'
import { CurrencyAmount } from './CurrencyAmount'
import { DECIDED } from './labels'
import './money_lists.css'
import type Big from 'big.js'
import type { TransactionEffect } from '@/api/gen/transactions/endpoints'
import type { TransactionActionType } from '@/api/gen/transactions/enums'
import { BeforeAfter } from '@/kit/display/BeforeAfter'

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
    <BeforeAfter
      of="Wallet"
      rows={changes.map(({ label, before, after, currency }) => [
        label,
        <CurrencyAmount key="before" amount={before} currency={currency} />,
        <CurrencyAmount key="after" amount={after} currency={currency} />,
        { currency, inUSD: worthOf(after, effect) },
      ])}
    />
  )
}

/** At the rate of the transaction itself; null where it moves nothing. */
const worthOf = (units: Big, { amount, amountInUSD }: TransactionEffect): Big | null =>
  amount > 0 ? units.times(amountInUSD).div(amount) : null
