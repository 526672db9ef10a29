import type { Role } from '@/api/gen/shared/enums'
import { api, type UsernameReview } from '@/api/gen/usernames/endpoints'
import { type BulkAction, bulkWrite, warningsOf } from '@/kit/bulk/bulk'
import { useSession } from '@/session/session'
import { approvalOf, isFitting, notApproved, noteRules, notRejected } from './labels'

const approves = (role: Role): BulkAction<UsernameReview> => ({
  id: 'approve',
  label: 'Approve usernames',
  permission: 'usernames_write',
  description: 'The players get the requested usernames.',
  confirmWord: 'approve',
  disabledReason: (review) => notApproved(review, role),
  warningsOf,
  write: (review) => bulkWrite(api.endpoints.usernameUpdate, approvalOf(review), review),
})

const rejects = (role: Role): BulkAction<UsernameReview> => ({
  id: 'reject',
  label: 'Reject usernames',
  permission: 'usernames_write',
  danger: true,
  description: 'The players keep their current usernames and are asked for others.',
  confirmWord: 'reject',
  disabledReason: notRejected,
  note: {
    label: 'Note for the players',
    help: 'Visible to each player.',
    rules: noteRules('REJECT'),
  },
  write: (review, note) => {
    const { playerCode, username } = review
    // a name that may not be submitted is rejected by leaving it as it was asked for
    const given = isFitting(username, role) ? username : ''
    const usernameForm = { playerCode, username: given, status: 'REJECT' as const, note }
    return bulkWrite(api.endpoints.usernameUpdate, { usernameForm }, review)
  },
})

/** The decision about one name, for many. */
export function useBulkReviews(): readonly BulkAction<UsernameReview>[] {
  const { role } = useSession().user
  return [approves(role), rejects(role)]
}
