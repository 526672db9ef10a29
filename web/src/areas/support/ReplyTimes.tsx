import { type SupportTimes, useSupportTimesQuery } from '@/api/gen/support/endpoints'
import { supportTimesUpdateForm } from '@/api/gen/support/forms'
import type { DialogProps } from '@/kit/dialog/useDialog'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { LoadedDialog } from '@/kit/dialogs/LoadedDialog'
import { CountField } from '@/kit/form/NumberField'
import { useChosenOperator } from '@/session/operator'
import { useSession } from '@/session/session'
import { useTitleOf } from '@/session/useTitleOf'

/** Within how many minutes the tickets of an operator are to be answered. */
export function ReplyTimes({ onClose }: DialogProps) {
  const own = useSession().user.opId
  const opId = useChosenOperator() ?? own ?? undefined
  const title = useTitleOf(opId ?? '')
  const call = useSupportTimesQuery({ ...(opId && { opId }) })
  return (
    <LoadedDialog title="Edit reply times" what="The reply times" call={call} onClose={onClose}>
      {(times: SupportTimes) => (
        <EditDialog
          form={supportTimesUpdateForm}
          title="Edit reply times"
          submitLabel="Save reply times"
          record={times}
          values={({ firstReplyMinutes, nextReplyMinutes, releaseMinutes }: SupportTimes) => ({
            firstReplyMinutes,
            nextReplyMinutes,
            releaseMinutes,
          })}
          fixed={{ opId: times.opId }}
          effect={`For ${title} and its brands. Amber comes at three quarters of a time.`}
          onClose={onClose}
        >
          <CountField name="firstReplyMinutes" label="First reply within, in minutes" />
          <CountField name="nextReplyMinutes" label="Later replies within, in minutes" />
          <CountField
            name="releaseMinutes"
            label="Back to nobody after, in minutes"
            help="A ticket whose agent does not answer for that long."
          />
        </EditDialog>
      )}
    </LoadedDialog>
  )
}
