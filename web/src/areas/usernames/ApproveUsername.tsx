import {
  api,
  type UsernameForm,
  type UsernameReview,
  useUsernameQuery,
} from '@/api/gen/usernames/endpoints'
import { usernameFormRules } from '@/api/gen/usernames/rules'
import { LoadedDialog } from '@/kit/dialog/LoadedDialog'
import { DateTime } from '@/kit/display/DateTime'
import { FormDialog } from '@/kit/form/FormDialog'
import { useAction } from '@/kit/form/useAction'
import { useSession } from '@/session/session'
import { approvalOf, notApproved } from './labels'

interface ApproveUsernameProps {
  readonly review: UsernameReview
  readonly onClose: () => void
}

const TITLE = 'Approve username'

/** Approves a name as the player asks for it now. */
export function ApproveUsername({ review: seen, onClose }: ApproveUsernameProps) {
  const { role } = useSession().user
  const { playerCode } = seen
  const call = useUsernameQuery({ playerCode }, { refetchOnMountOrArgChange: true })
  return (
    <LoadedDialog
      title={TITLE}
      what="The username"
      call={call}
      seen={seen}
      write="usernameUpdate"
      disabledReason={(review) => notApproved(review, role)}
      decided={({ reviewedBy, reviewedAt }) => [
        ['Reviewed by', reviewedBy?.nickname],
        ['Reviewed', <DateTime key="at" at={reviewedAt} />],
      ]}
      onClose={onClose}
    >
      {(review) => <Approving review={review} onClose={onClose} />}
    </LoadedDialog>
  )
}

function Approving({ review, onClose }: ApproveUsernameProps) {
  const { playerCode, username, player } = review
  const write = useAction(api.endpoints.usernameUpdate, { errorDialog: true, onTheirs: onClose })
  return (
    <FormDialog<object, { usernameForm: UsernameForm }, unknown>
      open
      title={TITLE}
      submitLabel={TITLE}
      write={write}
      rules={usernameFormRules}
      record={review}
      initial={{}}
      toArg={() => approvalOf(review)}
      onClose={onClose}
    >
      <p>
        <bdi>{player.username}</bdi> ({playerCode}) will be called{' '}
        <strong>
          <bdi>{username}</bdi>
        </strong>
        .
      </p>
    </FormDialog>
  )
}
