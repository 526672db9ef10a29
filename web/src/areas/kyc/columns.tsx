import type { KycDocument } from '@/api/gen/kyc/endpoints'
import { Status } from '@/kit/display/Status'
import { type Column, timeColumn } from '@/kit/list/columns'
import { documentTypes, statuses } from './labels'

export const columns: readonly Column<KycDocument>[] = [
  {
    key: 'playerCode',
    title: 'Player',
    width: 96,
    sortable: true,
    render: ({ player }) => player.playerCode,
    csv: ({ player }) => player.playerCode,
  },
  {
    key: 'username',
    title: 'Username',
    width: 144,
    render: ({ player }) => player.username,
    csv: ({ player }) => player.username,
  },
  {
    key: 'name',
    title: 'Name',
    width: 144,
    render: ({ player }) => `${player.firstName} ${player.lastName}`,
    csv: ({ player }) => `${player.firstName} ${player.lastName}`,
  },
  {
    key: 'documentType',
    title: 'Document',
    width: 128,
    sortable: true,
    render: ({ documentType }) => documentTypes[documentType],
  },
  {
    key: 'images',
    title: 'Images',
    width: 68,
    align: 'end',
    render: ({ images }) => images.length,
    csv: ({ images }) => images.length,
  },
  {
    key: 'status',
    title: 'Status',
    width: 104,
    sortable: true,
    render: ({ status }) => <Status {...statuses[status]} />,
  },
  timeColumn('createdAt', 'Submitted', { sortable: true }),
  {
    key: 'reviewedBy',
    title: 'Reviewed by',
    width: 128,
    optional: true,
    render: ({ reviewedBy }) => reviewedBy?.nickname,
    csv: ({ reviewedBy }) => reviewedBy?.nickname,
  },
  timeColumn('reviewedAt', 'Reviewed', { sortable: true, optional: true }),
  { key: 'noteForThePlayer', title: 'Note for the player', width: 240, optional: true },
  { key: 'opTitle', title: 'Operator', width: 132 },
]
