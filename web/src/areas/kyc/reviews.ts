import type { KycDocument, KycReview } from '@/api/gen/kyc/endpoints'
import type { DocumentAction } from '@/api/gen/kyc/enums'
import { kycReviewRules } from '@/api/gen/kyc/rules'
import { NOTE_REQUIRED } from '@/api/gen/shared/constants'
import { required } from '@/api/rules'
import { CONFIRMED_ALREADY, REJECTED_ALREADY, SEND_ANOTHER } from './labels'

/** A rejection says why. */
export const rejectionRules = {
  ...kycReviewRules,
  noteForThePlayer: [required(NOTE_REQUIRED), ...kycReviewRules.noteForThePlayer],
}

/** Why it cannot be approved; null when it can. */
const notApproved = ({ status }: KycDocument): string | null =>
  ({ PENDING: null, CONFIRMED: CONFIRMED_ALREADY, REJECTED: SEND_ANOTHER })[status]

/** Why it cannot be rejected; null when it can. */
const notRejected = ({ status }: KycDocument): string | null =>
  status === 'REJECTED' ? REJECTED_ALREADY : null

/** Why this cannot be decided; null when it can. */
export const notReviewed = { approve: notApproved, reject: notRejected }

/** The body of a decision. */
export const reviewOf = (
  { uuid, player }: KycDocument,
  action: DocumentAction,
  noteForThePlayer: string,
): { readonly kycReview: KycReview } => ({
  kycReview: {
    playerId: player.playerId,
    playerCode: player.playerCode,
    uuid,
    noteForThePlayer,
    action,
  },
})
