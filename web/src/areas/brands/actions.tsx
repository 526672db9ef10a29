import type { Role } from '@/api/gen/shared/enums'
import type { OperatorDialogProps } from '@/areas/operators'
import { lazyComponent } from '@/kit/lazyComponent'

const CreateBrand = lazyComponent(() => import('./CreateBrand').then((code) => code.CreateBrand))
const DeleteBrand = lazyComponent(() => import('./DeleteBrand').then((code) => code.DeleteBrand))

const WRITERS: readonly Role[] = ['SUPER_ADMIN', 'ADMIN', 'OPERATOR_ADMIN']

/** What may be done about brands on an operator's page, and on a brand's. */
export const brandActions = {
  create: {
    id: 'createBrand',
    label: 'Create brand',
    permission: 'brands_write' as const,
    roles: WRITERS,
    of: 'operator' as const,
    Dialog: ({ operator, onClose }: OperatorDialogProps) => (
      <CreateBrand opId={operator.opId} onClose={onClose} />
    ),
  },
  delete: {
    id: 'deleteBrand',
    label: 'Delete brand',
    permission: 'brands_write' as const,
    roles: WRITERS,
    of: 'brand' as const,
    danger: true,
    Dialog: ({ operator, onClose }: OperatorDialogProps) => (
      <DeleteBrand opId={operator.opId} onClose={onClose} />
    ),
  },
}
