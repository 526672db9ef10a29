import type { OperatorDetails } from '@/api/gen/shared/types'
import { deletedReason, isBrand } from '@/areas/operators'
import { lazyComponent } from '@/kit/lazyComponent'
import type { RecordAction } from '@/kit/record/recordActions'

const forWriters = {
  permission: 'brands_write',
  roles: ['SUPER_ADMIN', 'ADMIN', 'OPERATOR_ADMIN'],
} as const

/** What may be done about brands on an operator's page, and on a brand's. */
export const brandActions = {
  create: {
    ...forWriters,
    id: 'createBrand',
    label: 'Create brand',
    appliesTo: (operator) => !isBrand(operator),
    disabledReason: deletedReason,
    Dialog: lazyComponent(() => import('./CreateBrand').then((code) => code.CreateBrand)),
  },
  delete: {
    ...forWriters,
    id: 'deleteBrand',
    label: 'Delete brand',
    danger: true,
    appliesTo: isBrand,
    disabledReason: deletedReason,
    Dialog: lazyComponent(() => import('./DeleteBrand').then((code) => code.DeleteBrand)),
  },
} satisfies Record<string, RecordAction<OperatorDetails>>
