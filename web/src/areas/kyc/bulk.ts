import { api, type KycDocument } from '@/api/gen/kyc/endpoints'
import { type BulkAction, bulkWrite } from '@/kit/bulk/bulk'
import { notApproved, notRejected, rejectionRules, reviewOf } from './reviews'

/** The decision about one document, for many. */
export const bulkReviews: readonly BulkAction<KycDocument>[] = [
  {
    id: 'approve',
    label: 'Approve documents',
    permission: 'kyc_write',
    description: 'They are confirmed, and players who are not verified now are verified then.',
    confirmWord: 'approve',
    disabledReason: notApproved,
    write: (document) =>
      bulkWrite(api.endpoints.kycReview, reviewOf(document, 'approve', ''), document),
  },
  {
    id: 'reject',
    label: 'Reject documents',
    permission: 'kyc_write',
    danger: true,
    description: 'They stay rejected: the players have to send others.',
    confirmWord: 'reject',
    disabledReason: notRejected,
    note: {
      label: 'Note for the players',
      help: 'Each of them reads it, and has to send another document.',
      rules: rejectionRules.noteForThePlayer,
    },
    write: (document, note) =>
      bulkWrite(api.endpoints.kycReview, reviewOf(document, 'reject', note), document),
  },
]
