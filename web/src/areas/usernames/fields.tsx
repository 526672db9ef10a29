import type { UsernameReview, UsernamesApiArg } from '@/api/gen/usernames/endpoints'
import { usernameStatusValues } from '@/api/gen/usernames/enums'
import { ageField } from '@/kit/list/ageField'
import { days, defineFilters } from '@/kit/list/defineFilters'
import { fieldsOf } from '@/kit/list/fieldsOf'
import { marksField } from '@/kit/list/warningMarks'
import { statuses } from './labels'

export const fields = fieldsOf<UsernameReview>()({
  playerCode: { label: 'Player', width: 96, sortable: true, kind: 'code' },
  username: { label: 'Requested username', width: 164, sortable: true, kind: 'name' },
  goesBy: {
    label: 'Current username',
    width: 136,
    field: 'player.username',
    read: ({ player }) => player.username,
    optional: true,
  },
  status: { width: 104, sortable: true, labels: statuses },
  warnings: marksField('approveUsername'),
  note: { label: 'Note for the player', width: 152 },
  createdAt: { label: 'Requested', width: 148, sortable: true, kind: 'time' },
  waiting: ageField(statuses),
  reviewedBy: {
    label: 'Decided by',
    width: 128,
    optional: true,
    field: 'reviewedBy.nickname',
    read: ({ reviewedBy }) => reviewedBy?.nickname,
  },
  reviewedAt: { label: 'Decided', width: 148, sortable: true, optional: true, kind: 'time' },
  opTitle: { label: 'Operator or brand', width: 136, optional: true },
})
export const columns = fields.columns()

export const filters = defineFilters<UsernamesApiArg>()(
  '-createdAt',
  {
    status: usernameStatusValues,
    username: { label: 'Username', width: 140 },
    playerCode: { label: 'Player code', width: 112 },
    ...days('from', 'to', 'Requested', 140, 140),
  },
  { fields, waits: { status: 'PENDING' } },
)
