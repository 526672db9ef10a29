import type { KycDocument } from '@/api/gen/kyc/endpoints'
import { playerOf } from '@/areas/players'
import { labelOf, Status } from '@/kit/display/Status'
import { type Column, statusColumn, timeColumn } from '@/kit/list/columns'
import { documentTypes, statuses } from './labels'

export const columns: readonly Column<KycDocument>[] = [
  playerOf.code,
  playerOf.username,
  playerOf.name,
  {
    key: 'documentType',
    title: 'Document',
    width: 120,
    sortable: true,
    render: ({ documentType }) => documentTypes[documentType],
  },
  {
    key: 'images',
    title: 'Images',
    width: 68,
    align: 'end',
    read: ({ images }) => images.length,
  },
  statusColumn(104, ({ status }) => <Status {...labelOf(statuses, status)} />, { sortable: true }),
  timeColumn('createdAt', 'Submitted', { sortable: true }),
  {
    key: 'reviewedBy',
    title: 'Reviewed by',
    width: 128,
    optional: true,
    read: ({ reviewedBy }) => reviewedBy?.nickname,
  },
  timeColumn('reviewedAt', 'Reviewed', { sortable: true, optional: true }),
  { key: 'noteForThePlayer', title: 'Note for the player', width: 240, optional: true },
  { key: 'opTitle', title: 'Operator', width: 120 },
]
