import Big from 'big.js'
import { type TransactionEffect, useTransactionEffectQuery } from '@/api/gen/transactions/endpoints'
import type { TransactionActionType } from '@/api/gen/transactions/enums'
import { Loaded } from '@/kit/display/Loaded'
import { Money } from '@/kit/display/Money'
import { FieldsSkeleton } from '@/kit/display/Skeletons'
import { type BalanceChange, balanceChanges } from './balanceChange'
import { Sum } from './Sum'
import './money_lists.css'

interface BalanceChangesProps {
  readonly txId: string
  readonly act: TransactionActionType
}

/** What a decision does to the player's wallets: now, after, and in USD. */
export function BalanceChanges({ txId, act }: BalanceChangesProps) {
  const call = useTransactionEffectQuery({ txId }, { refetchOnMountOrArgChange: true })
  return (
    <Loaded what="The player’s wallets" call={call} skeleton={<FieldsSkeleton rows={3} />}>
      {(effect) => <Table effect={effect} act={act} />}
    </Loaded>
  )
}

/** What a preview says in place of figures. */
export const DECIDED = 'It was decided in the meantime: no wallet changes any more.'

interface TableProps {
  readonly effect: TransactionEffect
  readonly act: TransactionActionType
}

function Table({ effect, act }: TableProps) {
  const changes = balanceChanges(effect, act)
  if (effect.status !== 'PENDING') return <p role="status">{DECIDED}</p>
  if (changes.length === 0) return <p>No wallet changes: nothing is on hold.</p>
  return (
    <table className="money-moves">
      <thead>
        <tr>
          <th scope="col">Wallet</th>
          <th scope="col">Now</th>
          <th scope="col">After</th>
          <th scope="col">In USD</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <Row key={change.label} change={change} effect={effect} />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps {
  readonly change: BalanceChange
  readonly effect: TransactionEffect
}

function Row({ change: { label, before, after, currency }, effect }: RowProps) {
  const worth = new Big(effect.amountInUSD).times(after.lt(before) ? -1 : 1)
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        <Sum amount={Number(before)} currency={currency} />
      </td>
      <td>
        <Sum amount={Number(after)} currency={currency} />
      </td>
      <td>
        <Money amount={worth} />
      </td>
    </tr>
  )
}
