import { api, type UsernameReview } from '@/api/gen/endpoints'
import { useSession } from '@/app/session/session'
import { useConfirm } from '@/kit/confirm'
import { useAction } from '@/kit/useAction'
import { isFitting } from './words'

const APPROVED = 'Approved already.'
const UNFIT = 'It has characters that are not allowed; edit it instead.'

/** Approves a name as it was asked for: shows it, asks, sends. */
export function useApproveUsername() {
  const { role } = useSession().user
  const confirm = useConfirm()
  const write = useAction(api.endpoints.usernameUpdate, { errorDialog: true })

  const because = ({ status, username }: UsernameReview): string | null => {
    if (status === 'APPROVE') return APPROVED
    return isFitting(username, role) ? null : UNFIT
  }
  const run = async (review: UsernameReview) => {
    const { playerCode, username, player } = review
    const agreed = await confirm({
      title: 'Approve Username',
      content: (
        <p>
          {player.username} ({playerCode}) will be called <strong>{username}</strong>.
        </p>
      ),
      act: 'Approve username',
    })
    if (!agreed) return
    const usernameForm = { playerCode, username, status: 'APPROVE' as const, note: '' }
    await write.run({ usernameForm }, { record: review })
  }
  return { because, run }
}
