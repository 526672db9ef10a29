import { lazyComponent } from '@/kit/lazyComponent'
import type { RecordAction } from '@/kit/record/recordActions'
import type { Reviewed } from './ReviewDialog'

const ReviewDialog = lazyComponent(() => import('./ReviewDialog').then((code) => code.ReviewDialog))

/** What may be done about a player's points, from the row and from their details. */
export const actions: readonly RecordAction<Reviewed>[] = [
  {
    id: 'review',
    label: 'Mark as reviewed',
    permission: 'risk_write',
    appliesTo: ({ score }) => score > 0,
    disabledReason: ({ isReviewed }) =>
      isReviewed ? 'Already reviewed; it comes back when the score rises.' : null,
    Dialog: ReviewDialog,
  },
]
