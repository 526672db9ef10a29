import { closedBecause, type TransactionWay } from '@/areas/transactions'
import { part } from '@/kit/lazyComponent'

/** What staff do about a deposit. */
export const depositWays = {
  verify: {
    id: 'depositVerify',
    label: 'Verify deposit',
    permission: 'deposits_write',
    because: (deposit) => closedBecause(deposit),
    Dialog: part(() => import('./VerifyDeposit').then((code) => code.VerifyDeposit)),
  },
  reject: {
    id: 'depositReject',
    label: 'Reject deposit order',
    permission: 'deposits_write',
    danger: true,
    because: (deposit) => closedBecause(deposit),
    Dialog: part(() => import('./RejectDeposit').then((code) => code.RejectDeposit)),
  },
  order: {
    id: 'depositOrder',
    label: 'Order status',
    permission: 'deposits_read',
    Dialog: part(() => import('./OrderStatus').then((code) => code.OrderStatus)),
  },
} satisfies Record<string, TransactionWay>
