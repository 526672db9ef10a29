import type { UsernameReview } from '@/api/gen/usernames/endpoints'
import type { UsernameStatus } from '@/api/gen/usernames/enums'
import { BeforeAfter } from '@/kit/display/BeforeAfter'
import { Name } from '@/kit/display/Name'
import { labelOf, Status } from '@/kit/display/Status'
import { statuses } from './labels'

interface UsernameChangesProps {
  /** As it stands now. */
  readonly review: UsernameReview
  /** What is asked for after. */
  readonly username: string
  readonly status: UsernameStatus
}

const name = (text: string) => <Name text={text} />
const state = (status: UsernameStatus) => <Status {...labelOf(statuses, status)} />

/** What the player goes by and what becomes of the request: only an approved name is taken on. */
export function UsernameChanges({ review, username, status }: UsernameChangesProps) {
  const now = review.player.username
  return (
    <BeforeAfter
      of="Player"
      rows={[
        ['Username', name(now), name(status === 'APPROVE' ? username : now)],
        ['Requested username', name(review.username), name(username)],
        ['Status', state(review.status), state(status)],
      ]}
    />
  )
}
