import type { Transaction } from '@/api/gen/shared/types'
import { lazyComponent } from '@/kit/lazyComponent'
import type { RecordAction } from '@/kit/record/recordActions'

/** How a deposit's order stands. */
export const depositOrder: RecordAction<Transaction> = {
  id: 'depositOrder',
  label: 'Order status',
  permission: 'deposits_read',
  Dialog: lazyComponent(() => import('./DepositStatus').then((code) => code.DepositStatus)),
}
