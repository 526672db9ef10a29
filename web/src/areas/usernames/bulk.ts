import { api, type UsernameReview } from '@/api/gen/endpoints'
import type { Role } from '@/api/gen/enums'
import { type BulkAct, writing } from '@/kit/bulk/bulk'
import { useSession } from '@/session/session'
import { approvalOf, isFitting, notApproved, noteRules, notRejected } from './labels'

const approves = (role: Role): BulkAct<UsernameReview> => ({
  id: 'approve',
  label: 'Approve usernames',
  permission: 'usernames_write',
  says: 'The players will be called as they asked for.',
  word: 'approve',
  because: (review) => notApproved(review, role),
  write: (review) => writing(api.endpoints.usernameUpdate, approvalOf(review), review),
})

const rejects = (role: Role): BulkAct<UsernameReview> => ({
  id: 'reject',
  label: 'Reject usernames',
  permission: 'usernames_write',
  danger: true,
  says: 'The players keep the present names and are asked for others.',
  word: 'reject',
  because: notRejected,
  note: {
    label: 'Note for the players',
    help: 'Each of them reads it.',
    rules: noteRules('REJECT'),
  },
  write: (review, note) => {
    const { playerCode, username } = review
    // a name that may not be submitted is rejected by leaving it as it was asked for
    const given = isFitting(username, role) ? username : ''
    const usernameForm = { playerCode, username: given, status: 'REJECT' as const, note }
    return writing(api.endpoints.usernameUpdate, { usernameForm }, review)
  },
})

/** The decision about one name, for many. */
export function useBulkReviews(): readonly BulkAct<UsernameReview>[] {
  const { role } = useSession().user
  return [approves(role), rejects(role)]
}
