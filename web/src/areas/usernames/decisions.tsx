import { api, type UsernameReview } from '@/api/gen/usernames/endpoints'
import { PersonalName } from '@/areas/players'
import { bulkWrite } from '@/kit/bulk/bulk'
import { defineDecisions } from '@/kit/decisions/defineDecisions'
import { read, readIfOffered } from '@/kit/decisions/reads'
import { DateTime } from '@/kit/display/DateTime'
import { lazyComponent } from '@/kit/lazyComponent'
import type { RecordAction, RecordDialogProps } from '@/kit/record/recordActions'
import { isFitting, noteRules } from './labels'
import { UsernameChanges } from './UsernameChanges'

const EditUsername = lazyComponent(() => import('./EditUsername').then((code) => code.EditUsername))

type DialogProps = RecordDialogProps<UsernameReview>

const Edit = ({ record: { playerCode }, onClose }: DialogProps) => (
  <EditUsername playerCode={playerCode} onClose={onClose} />
)

const Reject = ({ record: { playerCode }, ...how }: DialogProps) => (
  <EditUsername playerCode={playerCode} defaultStatus="REJECT" {...how} />
)

const UNFIT = 'It has characters that are not allowed; edit it instead.'

/** Approving and rejecting a name that a player asks for. */
const decisions = defineDecisions({
  what: 'username',
  permission: 'usernames_write',
  reads: ({ playerCode }: UsernameReview) => ({
    record: read(api.endpoints.username, { playerCode }),
    facts: readIfOffered(api.endpoints.usernameFacts, { playerCode }),
  }),
  fields: ({ record: { playerCode, player } }) => [
    ['Player', playerCode],
    ['Player’s name', () => <PersonalName of={player} />],
  ],
  Body: ({ known: { record } }) => (
    <UsernameChanges review={record} username={record.username} status="APPROVE" />
  ),
  disabledReason: ({ status, username }, decision, { role }) => {
    if (decision === 'reject') return status === 'REJECT' ? 'Already rejected.' : null
    if (status === 'APPROVE') return 'Already approved.'
    return isFitting(username, role) ? null : UNFIT
  },
  decided: ({ reviewedBy, reviewedAt }) => [
    ['Decided by', reviewedBy?.nickname],
    ['Decided', <DateTime key="at" at={reviewedAt} />],
  ],
  write: ({ playerCode, username }, decision, note, { role }) => {
    const status = decision === 'approve' ? ('APPROVE' as const) : ('REJECT' as const)
    // a name that may not be submitted is rejected by leaving it as it was asked for
    const given = isFitting(username, role) ? username : ''
    return bulkWrite(api.endpoints.usernameUpdate, {
      usernameForm: { playerCode, username: given, status, note },
    })
  },
  decisions: {
    approve: {
      label: 'Approve username',
      act: 'approveUsername',
      effect: 'The player gets the requested username.',
      options: { errorDialog: true },
      bulk: {
        label: 'Approve usernames',
        description: 'The players get the requested usernames.',
      },
    },
    reject: {
      label: 'Reject username',
      danger: true,
      note: { name: 'note', rules: noteRules('REJECT'), most: 20 },
      bulk: {
        label: 'Reject usernames',
        description: 'The players keep their current usernames and are asked for others.',
      },
      Dialog: Reject,
    },
  },
})

export const bulkDecisions = decisions.bulk

export const actions: readonly RecordAction<UsernameReview>[] = [
  decisions.action.approve,
  { id: 'edit', label: 'Edit username', permission: 'usernames_write', Dialog: Edit },
  decisions.action.reject,
]
