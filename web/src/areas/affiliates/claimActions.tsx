import type { AffiliateClaim } from '@/api/gen/affiliates/endpoints'
import { AddPayment } from '@/areas/affiliate_billing'
import { lazyComponent } from '@/kit/lazyComponent'
import type { RecordAction, RecordDialogProps } from '@/kit/record/recordActions'
import { claimStates, periodOf } from './labels'

/** Why a claim is not decided any more; null while it waits. */
const settledReason = ({ status }: AffiliateClaim): string | null =>
  status === 'CLAIMED' ? null : `Already ${claimStates[status]?.label.toLowerCase() ?? 'decided'}.`

/** The payment's own form, filled in with the claim. */
const PayClaim = ({ record: claim, onClose }: RecordDialogProps<AffiliateClaim>) => (
  <AddPayment claim={{ ...claim, period: periodOf(claim) }} onClose={onClose} />
)

/** What staff do about a claim. */
export const claimActions: readonly RecordAction<AffiliateClaim>[] = [
  {
    id: 'pay',
    label: 'Pay claim',
    decisionKey: 'a',
    permission: 'affiliate_billing_write',
    disabledReason: settledReason,
    Dialog: PayClaim,
  },
  {
    id: 'reject',
    label: 'Reject claim',
    decisionKey: 'r',
    permission: 'affiliate_billing_write',
    danger: true,
    disabledReason: settledReason,
    Dialog: lazyComponent(() => import('./RejectClaim').then((code) => code.RejectClaim)),
  },
]
