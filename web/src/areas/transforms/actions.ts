import { lazyComponent } from '@/kit/lazyComponent'
import { PLATFORM_ADMINS } from '@/session/roles'
import { TO_BRAND, TO_OPERATOR } from './labels'

const ToBrand = lazyComponent(() => import('./TransformDialog').then((code) => code.ToBrand))
const ToOperator = lazyComponent(() => import('./TransformDialog').then((code) => code.ToOperator))

const forAdmins = { permission: 'transforms_run' as const, roles: PLATFORM_ADMINS, danger: true }

/** What may be done with an operator, or with a brand, on its page. */
export const transformActions = {
  toBrand: {
    ...forAdmins,
    id: 'toBrand',
    label: TO_BRAND,
    of: 'operator' as const,
    Dialog: ToBrand,
  },
  toOperator: {
    ...forAdmins,
    id: 'toOperator',
    label: TO_OPERATOR,
    of: 'brand' as const,
    Dialog: ToOperator,
  },
}
