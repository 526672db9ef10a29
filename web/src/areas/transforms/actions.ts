import type { OperatorDetails } from '@/api/gen/shared/types'
import { deletedReason, isBrand } from '@/areas/operators'
import { lazyComponent } from '@/kit/lazyComponent'
import type { RecordAction } from '@/kit/record/recordActions'
import { PLATFORM_ADMINS } from '@/session/roles'
import { TO_BRAND, TO_OPERATOR } from './labels'

const ToBrand = lazyComponent(() => import('./TransformDialog').then((code) => code.ToBrand))
const ToOperator = lazyComponent(() => import('./TransformDialog').then((code) => code.ToOperator))

const forAdmins = {
  permission: 'transforms_run',
  roles: PLATFORM_ADMINS,
  danger: true,
  disabledReason: deletedReason,
} as const

/** What may be done with an operator, or with a brand, on its page. */
export const transformActions = {
  toBrand: {
    ...forAdmins,
    id: 'toBrand',
    label: TO_BRAND,
    appliesTo: (operator) => !isBrand(operator),
    Dialog: ToBrand,
  },
  toOperator: {
    ...forAdmins,
    id: 'toOperator',
    label: TO_OPERATOR,
    appliesTo: isBrand,
    Dialog: ToOperator,
  },
} satisfies Record<string, RecordAction<OperatorDetails>>
