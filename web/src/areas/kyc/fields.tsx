import type { KycDocument, KycDocumentsApiArg } from '@/api/gen/kyc/endpoints'
import { MASK } from '@/api/gen/reveals/constants'
import { documentTypeValues, verificationStatusValues } from '@/api/gen/shared/enums'
import { playerOf } from '@/areas/players'
import { ageField } from '@/kit/list/ageField'
import { days, defineFilters } from '@/kit/list/defineFilters'
import { fieldsOf } from '@/kit/list/fieldsOf'
import { marksField } from '@/kit/list/warningMarks'
import { useIsMasked } from '@/kit/masked'
import { documentTypes, statuses } from './labels'

/** Not told to those who see no images. */
const ImageCount = ({ of: images }: { readonly of: KycDocument['images'] }) =>
  useIsMasked() ? MASK : images.length

export const fields = fieldsOf<KycDocument>()({
  ...playerOf,
  username: { ...playerOf.username, optional: true },
  // Beside the player and the images on a telephone.
  name: { ...playerOf.name, width: 120 },
  documentType: { label: 'Document', width: 120, sortable: true, labels: documentTypes },
  images: {
    width: 68,
    kind: 'number',
    field: 'images.length',
    render: ({ images }) => <ImageCount of={images} />,
    csv: ({ images }) => images.length,
  },
  status: { width: 104, sortable: true, labels: statuses },
  warnings: { ...marksField('approveDocument'), width: 128 },
  createdAt: { label: 'Submitted', width: 148, sortable: true, kind: 'time' },
  waiting: ageField(statuses),
  opTitle: { label: 'Operator or brand', width: 136, optional: true },
  reviewedBy: {
    label: 'Decided by',
    width: 128,
    optional: true,
    field: 'reviewedBy.nickname',
    read: ({ reviewedBy }) => reviewedBy?.nickname,
  },
  reviewedAt: { label: 'Decided', width: 148, sortable: true, optional: true, kind: 'time' },
  noteForThePlayer: { width: 240, optional: true },
  updatedAt: { label: 'Updated', kind: 'time' },
  playerId: { field: 'player.playerId', read: ({ player }) => player.playerId, copy: true },
  isPlayerVerified: { label: 'Verified', kind: 'yesNo' },
})
export const columns = fields.columns()

export const filters = defineFilters<KycDocumentsApiArg>()(
  '-createdAt',
  {
    status: verificationStatusValues,
    documentType: { values: documentTypeValues, width: 152 },
    playerCode: { label: 'Player code', width: 112 },
    ...days('from', 'to', 'Submitted', 140, 140),
  },
  { fields, waits: { status: 'PENDING' } },
)
