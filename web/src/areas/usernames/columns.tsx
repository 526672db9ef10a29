import type { UsernameReview } from '@/api/gen/usernames/endpoints'
import { Name } from '@/kit/display/Name'
import { labelOf, Status } from '@/kit/display/Status'
import { type Column, statusColumn, timeColumn } from '@/kit/list/columns'
import { statuses } from './labels'

export const columns: readonly Column<UsernameReview>[] = [
  { key: 'playerCode', title: 'Player', width: 96, sortable: true },
  {
    key: 'username',
    title: 'Requested username',
    width: 164,
    sortable: true,
    render: ({ username }) => <Name text={username} />,
  },
  {
    key: 'goesBy',
    title: 'Current username',
    width: 136,
    read: ({ player }) => player.username,
  },
  statusColumn(104, ({ status }) => <Status {...labelOf(statuses, status)} />, { sortable: true }),
  { key: 'note', title: 'Note', width: 144 },
  timeColumn('createdAt', 'Requested', { sortable: true }),
  {
    key: 'reviewedBy',
    title: 'Reviewed by',
    width: 128,
    optional: true,
    read: ({ reviewedBy }) => reviewedBy?.nickname,
  },
  timeColumn('reviewedAt', 'Reviewed', { sortable: true, optional: true }),
  { key: 'opTitle', title: 'Operator', width: 120 },
]
