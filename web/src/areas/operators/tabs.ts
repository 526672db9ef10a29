import type { OperatorDetails } from '@/api/gen/shared/types'
import { lazyComponent } from '@/kit/lazyComponent'
import { jsonTab } from '@/kit/record/jsonTab'
import type { RecordAction } from '@/kit/record/recordActions'
import type { RecordTab } from '@/kit/record/recordTabs'
import { PLATFORM_ADMINS } from '@/session/roles'
import { deletedReason } from './labels'

/** This area's own tabs of an operator's page. */
export const operatorTabs = {
  details: {
    key: 'details',
    label: 'Details',
    Body: lazyComponent(() => import('./OperatorDetails').then((code) => code.Details)),
  },
  settings: {
    key: 'settings',
    label: 'Settings',
    Body: lazyComponent(() => import('./OperatorSettings').then((code) => code.Settings)),
  },
  wallets: {
    key: 'wallets',
    label: 'Wallets',
    Body: lazyComponent(() => import('./Wallets').then((code) => code.Wallets)),
  },
  staff: {
    key: 'staff',
    label: 'Staff',
    permission: 'admins_read',
    roles: [...PLATFORM_ADMINS, 'OPERATOR_ADMIN'],
    Body: lazyComponent(() => import('./Staff').then((code) => code.Staff)),
  },
  json: jsonTab('Operator as JSON', { roles: ['SUPER_ADMIN'] }),
} satisfies Record<string, RecordTab<OperatorDetails>>

/** This area's own acts. */
export const operatorActions = {
  general: {
    id: 'general',
    label: 'Edit general settings',
    permission: 'operators_edit',
    disabledReason: deletedReason,
    Dialog: lazyComponent(() => import('./EditGeneral').then((code) => code.EditGeneral)),
  },
  settings: {
    id: 'settings',
    label: 'Edit settings',
    permission: 'operators_write',
    roles: PLATFORM_ADMINS,
    disabledReason: deletedReason,
    Dialog: lazyComponent(() => import('./EditSettings').then((code) => code.EditSettings)),
  },
} satisfies Record<string, RecordAction<OperatorDetails>>
