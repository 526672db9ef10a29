import type { UsernameReview } from '@/api/gen/usernames/endpoints'
import { DateTime } from '@/kit/display/DateTime'
import { Status } from '@/kit/display/Status'
import type { Column } from '@/kit/list/columns'
import { statuses } from './labels'

const NOTHING = <span className="kit-nothing">—</span>

export const columns: readonly Column<UsernameReview>[] = [
  {
    key: 'playerCode',
    title: 'Player',
    width: 96,
    sortable: true,
    render: ({ playerCode }) => playerCode,
  },
  {
    key: 'username',
    title: 'Requested username',
    width: 176,
    sortable: true,
    render: ({ username }) => <bdi>{username}</bdi>,
  },
  {
    key: 'goesBy',
    title: 'Current username',
    width: 152,
    render: ({ player }) => player.username,
    csv: ({ player }) => player.username,
  },
  {
    key: 'status',
    title: 'Status',
    width: 104,
    sortable: true,
    render: ({ status }) => <Status {...statuses[status]} />,
  },
  {
    key: 'note',
    title: 'Note',
    width: 156,
    render: ({ note }) => note || NOTHING,
  },
  {
    key: 'createdAt',
    title: 'Requested',
    width: 148,
    sortable: true,
    render: ({ createdAt }) => <DateTime at={createdAt} />,
  },
  {
    key: 'reviewedBy',
    title: 'Reviewed by',
    width: 128,
    optional: true,
    render: ({ reviewedBy }) => reviewedBy?.nickname ?? NOTHING,
    csv: ({ reviewedBy }) => reviewedBy?.nickname,
  },
  {
    key: 'reviewedAt',
    title: 'Reviewed',
    width: 148,
    sortable: true,
    optional: true,
    render: ({ reviewedAt }) => (reviewedAt ? <DateTime at={reviewedAt} /> : NOTHING),
  },
  {
    key: 'opTitle',
    title: 'Operator',
    width: 132,
    render: ({ opTitle }) => opTitle,
  },
]
