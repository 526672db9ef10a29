import type { ClaimAction } from '@/api/gen/cashback/enums'
import { decisionDisabledReason, type TransactionAction } from '@/areas/money_lists'
import { lazyComponent } from '@/kit/lazyComponent'

/** What staff do about a claim. */
export const cashbackActions: Readonly<Record<ClaimAction, TransactionAction>> = {
  confirm: {
    id: 'cashback.confirm',
    label: 'Approve cashback',
    permission: 'cashback_confirm',
    disabledReason: (claim) => decisionDisabledReason(claim),
    Dialog: lazyComponent(() => import('./DecideDialog').then((code) => code.ConfirmCashback)),
  },
  reject: {
    id: 'cashback.reject',
    label: 'Reject cashback',
    permission: 'cashback_confirm',
    danger: true,
    disabledReason: (claim) => decisionDisabledReason(claim),
    Dialog: lazyComponent(() => import('./DecideDialog').then((code) => code.RejectCashback)),
  },
}
