import type { Transaction } from '@/api/gen/shared/types'
import { lazyComponent } from '@/kit/lazyComponent'
import type { RecordAction } from '@/kit/record/recordActions'

/** How a withdrawal's order stands. */
export const withdrawOrder: RecordAction<Transaction> = {
  id: 'withdrawOrder',
  label: 'Order status',
  permission: 'withdrawals_read',
  Dialog: lazyComponent(() => import('./WithdrawalStatus').then((code) => code.WithdrawalStatus)),
}
