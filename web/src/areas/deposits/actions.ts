import { decisionDisabledReason, type TransactionAction } from '@/areas/money_lists'
import { lazyComponent } from '@/kit/lazyComponent'

/** What staff do about a deposit. */
export const depositActions = {
  verify: {
    id: 'depositVerify',
    label: 'Verify deposit',
    permission: 'deposits_write',
    disabledReason: (deposit) => decisionDisabledReason(deposit),
    Dialog: lazyComponent(() => import('./VerifyDeposit').then((code) => code.VerifyDeposit)),
  },
  reject: {
    id: 'depositReject',
    label: 'Reject deposit order',
    permission: 'deposits_write',
    danger: true,
    disabledReason: (deposit) => decisionDisabledReason(deposit),
    Dialog: lazyComponent(() => import('./RejectDeposit').then((code) => code.RejectDeposit)),
  },
  order: {
    id: 'depositOrder',
    label: 'Order status',
    permission: 'deposits_read',
    Dialog: lazyComponent(() => import('./DepositStatus').then((code) => code.DepositStatus)),
  },
} satisfies Record<string, TransactionAction>
