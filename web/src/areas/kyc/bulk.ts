import { api, type KycDocument } from '@/api/gen/kyc/endpoints'
import { type BulkAction, bulkWrite, warningsOf } from '@/kit/bulk/bulk'
import { notReviewed, rejectionRules, reviewOf } from './reviews'

/** The decision about one document, for many. */
export const bulkReviews: readonly BulkAction<KycDocument>[] = [
  {
    id: 'approve',
    label: 'Approve documents',
    permission: 'kyc_write',
    description: 'They will be confirmed, and unverified players become verified.',
    confirmWord: 'approve',
    disabledReason: notReviewed.approve,
    warningsOf,
    write: (document) =>
      bulkWrite(api.endpoints.kycReview, reviewOf(document, 'approve', ''), document),
  },
  {
    id: 'reject',
    label: 'Reject documents',
    permission: 'kyc_write',
    danger: true,
    description: 'This is final; the players must submit new documents.',
    confirmWord: 'reject',
    disabledReason: notReviewed.reject,
    note: {
      label: 'Note for the players',
      help: 'Visible to each player, who must submit a new document.',
      rules: rejectionRules.noteForThePlayer,
    },
    write: (document, note) =>
      bulkWrite(api.endpoints.kycReview, reviewOf(document, 'reject', note), document),
  },
]
