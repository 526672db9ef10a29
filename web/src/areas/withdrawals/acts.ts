import type { ComponentType } from 'react'
import type { Transaction } from '@/api/gen/endpoints'
import type { Permission, Role } from '@/api/gen/enums'
import { part } from '@/kit/part'
import { acts, closedBecause, notInProgress } from './words'

interface WithdrawDialogProps {
  readonly transaction: Transaction
  readonly onClose: () => void
}

/** One act on a withdrawal, in its row's menu and its drawer's head. */
interface WithdrawalAct {
  readonly id: string
  readonly label: string
  readonly permission: Permission
  readonly roles?: readonly Role[]
  readonly danger?: boolean
  /** Why not for this one; null when it may be done. */
  readonly because?: (transaction: Transaction) => string | null
  /** What it opens; its code comes when it is first opened. */
  readonly Dialog: ComponentType<WithdrawDialogProps>
}

/** What staff do to a withdrawal. */
export const withdrawActs: readonly WithdrawalAct[] = [
  {
    id: 'withdrawApprove',
    label: acts.confirm.label,
    permission: 'withdrawals_write',
    because: closedBecause,
    Dialog: part(() => import('./DecideWithdraw').then((code) => code.ApproveWithdraw)),
  },
  {
    id: 'withdrawReject',
    label: acts.reject.label,
    permission: 'withdrawals_write',
    danger: true,
    because: closedBecause,
    Dialog: part(() => import('./DecideWithdraw').then((code) => code.RejectWithdraw)),
  },
  {
    id: 'withdrawResend',
    label: 'Resend',
    permission: 'withdrawals_write',
    because: (transaction) => notInProgress(transaction, 'sent again'),
    Dialog: part(() => import('./ResendWithdraw').then((code) => code.ResendWithdraw)),
  },
  {
    id: 'withdrawOrder',
    label: 'Order status',
    permission: 'withdrawals_read',
    Dialog: part(() => import('./OrderStatus').then((code) => code.OrderStatus)),
  },
  {
    id: 'withdrawSettle',
    label: 'Settle by hand',
    permission: 'withdrawals_write',
    roles: ['SUPER_ADMIN'],
    danger: true,
    because: (transaction) => notInProgress(transaction, 'settled by hand'),
    Dialog: part(() => import('./SettleWithdraw').then((code) => code.SettleWithdraw)),
  },
]
