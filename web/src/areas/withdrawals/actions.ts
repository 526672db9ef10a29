import type { TransactionAction } from '@/areas/money_lists'
import { lazyComponent } from '@/kit/lazyComponent'
import { decisionDisabledReason, decisionLabels, notInProgress } from './labels'

/** What staff do to a withdrawal. */
export const withdrawActions = {
  approve: {
    id: 'withdrawApprove',
    label: decisionLabels.confirm.label,
    permission: 'withdrawals_write',
    disabledReason: decisionDisabledReason,
    Dialog: lazyComponent(() => import('./DecideWithdraw').then((code) => code.ApproveWithdraw)),
  },
  reject: {
    id: 'withdrawReject',
    label: decisionLabels.reject.label,
    permission: 'withdrawals_write',
    danger: true,
    disabledReason: decisionDisabledReason,
    Dialog: lazyComponent(() => import('./DecideWithdraw').then((code) => code.RejectWithdraw)),
  },
  resend: {
    id: 'withdrawResend',
    label: 'Resend',
    permission: 'withdrawals_write',
    disabledReason: (transaction) => notInProgress(transaction, 'resent'),
    Dialog: lazyComponent(() => import('./ResendWithdraw').then((code) => code.ResendWithdraw)),
  },
  order: {
    id: 'withdrawOrder',
    label: 'Order status',
    permission: 'withdrawals_read',
    Dialog: lazyComponent(() => import('./WithdrawalStatus').then((code) => code.WithdrawalStatus)),
  },
  settle: {
    id: 'withdrawSettle',
    label: 'Settle manually',
    permission: 'withdrawals_write',
    roles: ['SUPER_ADMIN'],
    danger: true,
    disabledReason: (transaction) => notInProgress(transaction, 'settled manually'),
    Dialog: lazyComponent(() => import('./SettleWithdraw').then((code) => code.SettleWithdraw)),
  },
} satisfies Record<string, TransactionAction>
