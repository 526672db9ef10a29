import { closedBecause, type TransactionWay } from '@/areas/transactions'
import { part } from '@/kit/lazyComponent'

const deciding = (Dialog: TransactionWay['Dialog']): TransactionWay => ({
  id: 'cashback',
  label: 'Cashback',
  permission: 'cashback_confirm',
  because: (claim) => closedBecause(claim),
  Dialog,
})

/** What staff do about a claim. */
export const cashbackWays = {
  confirm: deciding(part(() => import('./DecideDialog').then((code) => code.ConfirmCashback))),
  reject: deciding(part(() => import('./DecideDialog').then((code) => code.RejectCashback))),
}
