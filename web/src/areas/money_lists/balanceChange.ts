import Big from 'big.js'
import type { TransactionEffect } from '@/api/gen/transactions/endpoints'
import type { TransactionActionType } from '@/api/gen/transactions/enums'
import { wallets } from './labels'

export interface BalanceChange {
  readonly label: string
  readonly before: Big
  readonly after: Big
  readonly currency: string
}

/** Which of a player's wallets a decision changes. What is held leaves the hold either way. */
export function balanceChanges(
  effect: TransactionEffect,
  act: TransactionActionType,
): readonly BalanceChange[] {
  const { amount, currency, held, fromWallet, fromBalance, toWallet, toBalance } = effect
  const changeOf = (label: string, balance: number, change: number | Big): BalanceChange => ({
    label,
    before: new Big(balance),
    after: new Big(balance).plus(change),
    currency,
  })
  const isHeld = held !== null && held !== undefined
  const back = act === 'reject' && fromWallet && typeof fromBalance === 'number'
  return [
    ...(isHeld ? [changeOf('On hold', held, new Big(amount).neg())] : []),
    ...(act === 'confirm' ? [changeOf(wallets[toWallet], toBalance, amount)] : []),
    ...(back ? [changeOf(wallets[fromWallet], fromBalance, amount)] : []),
  ]
}
