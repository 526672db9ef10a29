import { api, type KycDocument } from '@/api/gen/endpoints'
import { type BulkAct, writing } from '@/kit/bulk/bulk'
import { notApproved, notRejected, rejectionRules, reviewOf } from './reviews'

/** The decision about one document, for many. */
export const bulkReviews: readonly BulkAct<KycDocument>[] = [
  {
    id: 'approve',
    label: 'Approve documents',
    permission: 'kyc_write',
    says: 'They are confirmed, and players who are not verified now are verified then.',
    word: 'approve',
    because: notApproved,
    write: (document) =>
      writing(api.endpoints.kycReview, reviewOf(document, 'approve', ''), document),
  },
  {
    id: 'reject',
    label: 'Reject documents',
    permission: 'kyc_write',
    danger: true,
    says: 'They stay rejected: the players have to send others.',
    word: 'reject',
    because: notRejected,
    note: {
      label: 'Note for the players',
      help: 'Each of them reads it, and has to send another document.',
      rules: rejectionRules.noteForThePlayer,
    },
    write: (document, note) =>
      writing(api.endpoints.kycReview, reviewOf(document, 'reject', note), document),
  },
]
