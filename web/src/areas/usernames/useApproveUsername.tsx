import { api, type UsernameReview } from '@/api/gen/usernames/endpoints'
import { useConfirm } from '@/kit/dialog/confirm'
import { useAction } from '@/kit/form/useAction'
import { useSession } from '@/session/session'
import { approvalOf, notApproved } from './labels'

/** Approves a name as it was asked for: shows it, asks, sends. */
export function useApproveUsername() {
  const { role } = useSession().user
  const confirm = useConfirm()
  const write = useAction(api.endpoints.usernameUpdate, { errorDialog: true })

  const disabledReason = (review: UsernameReview) => notApproved(review, role)
  const run = async (review: UsernameReview) => {
    const { playerCode, username, player } = review
    const agreed = await confirm({
      title: 'Approve username',
      content: (
        <p>
          {player.username} ({playerCode}) will be called <strong>{username}</strong>.
        </p>
      ),
      confirmLabel: 'Approve username',
    })
    if (agreed) await write.run(approvalOf(review), { record: review })
  }
  return { disabledReason, run }
}
