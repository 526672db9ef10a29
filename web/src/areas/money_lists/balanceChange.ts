import Big from 'big.js'
import type { TransactionEffect } from '@/api/gen/transactions/endpoints'
import type { TransactionAct } from '@/api/gen/transactions/enums'
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
  act: TransactionAct,
): readonly BalanceChange[] {
  const { amount, currency, held, fromWallet, fromBalance, toWallet, toBalance } = effect
  const shift = (label: string, balance: number, change: number | Big): BalanceChange => ({
    label,
    before: new Big(balance),
    after: new Big(balance).plus(change),
    currency,
  })
  const isHeld = held !== null && held !== undefined
  const back = act === 'reject' && fromWallet && typeof fromBalance === 'number'
  return [
    ...(isHeld ? [shift('On hold', held, new Big(amount).neg())] : []),
    ...(act === 'confirm' ? [shift(wallets[toWallet], toBalance, amount)] : []),
    ...(back ? [shift(wallets[fromWallet], fromBalance, amount)] : []),
  ]
}
