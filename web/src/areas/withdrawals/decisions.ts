import type { Transaction } from '@/api/gen/shared/types'
import { lazyComponent } from '@/kit/lazyComponent'
import type { RecordAction } from '@/kit/record/recordActions'
import { decisionDisabledReason, decisionLabels, notInProgress } from './labels'

/** What staff do to a withdrawal, each in a dialog of its own: providers answer with more to decide. */
export const withdrawDecisions = {
  approve: {
    id: 'withdrawApprove',
    label: decisionLabels.confirm,
    permission: 'withdrawals_write',
    decisionKey: 'a',
    disabledReason: decisionDisabledReason,
    Dialog: lazyComponent(() => import('./DecideWithdraw').then((code) => code.ApproveWithdraw)),
  },
  reject: {
    id: 'withdrawReject',
    label: decisionLabels.reject,
    permission: 'withdrawals_write',
    danger: true,
    decisionKey: 'r',
    disabledReason: decisionDisabledReason,
    Dialog: lazyComponent(() => import('./DecideWithdraw').then((code) => code.RejectWithdraw)),
  },
  resend: {
    id: 'withdrawResend',
    label: 'Resend withdrawal',
    permission: 'withdrawals_write',
    disabledReason: (transaction: Transaction) => notInProgress(transaction, 'resent'),
    Dialog: lazyComponent(() => import('./ResendWithdraw').then((code) => code.ResendWithdraw)),
  },
  settle: {
    id: 'withdrawSettle',
    label: 'Settle withdrawal',
    permission: 'withdrawals_write',
    roles: ['SUPER_ADMIN'],
    danger: true,
    disabledReason: (transaction: Transaction) => notInProgress(transaction, 'settled manually'),
    Dialog: lazyComponent(() => import('./SettleWithdraw').then((code) => code.SettleWithdraw)),
  },
} satisfies Record<string, RecordAction<Transaction>>
