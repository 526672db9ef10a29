import type { TransactionWay } from '@/areas/transactions'
import { part } from '@/kit/lazyComponent'
import { acts, closedBecause, notInProgress } from './labels'

/** What staff do to a withdrawal. */
export const withdrawWays = {
  approve: {
    id: 'withdrawApprove',
    label: acts.confirm.label,
    permission: 'withdrawals_write',
    because: closedBecause,
    Dialog: part(() => import('./DecideWithdraw').then((code) => code.ApproveWithdraw)),
  },
  reject: {
    id: 'withdrawReject',
    label: acts.reject.label,
    permission: 'withdrawals_write',
    danger: true,
    because: closedBecause,
    Dialog: part(() => import('./DecideWithdraw').then((code) => code.RejectWithdraw)),
  },
  resend: {
    id: 'withdrawResend',
    label: 'Resend',
    permission: 'withdrawals_write',
    because: (transaction) => notInProgress(transaction, 'sent again'),
    Dialog: part(() => import('./ResendWithdraw').then((code) => code.ResendWithdraw)),
  },
  order: {
    id: 'withdrawOrder',
    label: 'Order status',
    permission: 'withdrawals_read',
    Dialog: part(() => import('./OrderStatus').then((code) => code.OrderStatus)),
  },
  settle: {
    id: 'withdrawSettle',
    label: 'Settle by hand',
    permission: 'withdrawals_write',
    roles: ['SUPER_ADMIN'],
    danger: true,
    because: (transaction) => notInProgress(transaction, 'settled by hand'),
    Dialog: part(() => import('./SettleWithdraw').then((code) => code.SettleWithdraw)),
  },
} satisfies Record<string, TransactionWay>
