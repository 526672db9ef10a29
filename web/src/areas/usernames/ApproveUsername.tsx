import { api, type UsernameReview, useUsernameQuery } from '@/api/gen/usernames/endpoints'
import { usernameFormRules } from '@/api/gen/usernames/rules'
import { LoadedForm } from '@/kit/dialog/LoadedForm'
import { DateTime } from '@/kit/display/DateTime'
import { Name } from '@/kit/display/Name'
import { RecordFields } from '@/kit/record/RecordFields'
import { useSession } from '@/session/session'
import { approvalOf, notApproved } from './labels'

interface ApproveUsernameProps {
  readonly review: UsernameReview
  readonly onClose: () => void
}

const TITLE = 'Approve username'

/** Approves a name as the player asks for it. */
export function ApproveUsername({ review: seen, onClose }: ApproveUsernameProps) {
  const { role } = useSession().user
  const { playerCode } = seen
  return (
    <LoadedForm
      title={TITLE}
      what="The username"
      call={useUsernameQuery({ playerCode }, { refetchOnMountOrArgChange: true })}
      seen={seen}
      disabledReason={(review) => notApproved(review, role)}
      decided={({ reviewedBy, reviewedAt }) => [
        ['Reviewed by', reviewedBy?.nickname],
        ['Reviewed', <DateTime key="at" at={reviewedAt} />],
      ]}
      endpoint={api.endpoints.usernameUpdate}
      options={{ errorDialog: true }}
      submitLabel={TITLE}
      rules={usernameFormRules}
      initial={{}}
      toArg={approvalOf}
      onClose={onClose}
    >
      {({ player, username }) => (
        <RecordFields
          fields={[
            ['Player', playerCode],
            ['Current username', <Name key="now" text={player.username} />],
            ['New username', <Name key="next" text={username} />],
          ]}
        />
      )}
    </LoadedForm>
  )
}
