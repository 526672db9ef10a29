import { decisionDisabledReason, type TransactionAction } from '@/areas/transactions'
import { lazyComponent } from '@/kit/lazyComponent'

const deciding = (Dialog: TransactionAction['Dialog']): TransactionAction => ({
  id: 'cashback',
  label: 'Cashback',
  permission: 'cashback_confirm',
  disabledReason: (claim) => decisionDisabledReason(claim),
  Dialog,
})

/** What staff do about a claim. */
export const cashbackActions = {
  confirm: deciding(
    lazyComponent(() => import('./DecideDialog').then((code) => code.ConfirmCashback)),
  ),
  reject: deciding(
    lazyComponent(() => import('./DecideDialog').then((code) => code.RejectCashback)),
  ),
}
