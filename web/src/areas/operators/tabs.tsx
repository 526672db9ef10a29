import { lazyComponent } from '@/kit/lazyComponent'
import { Json } from '@/kit/record/Json'
import { PLATFORM_ADMINS } from '@/session/roles'
import type { OperatorAction, OperatorPart } from './composition'

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
  json: {
    key: 'json',
    label: 'JSON',
    roles: ['SUPER_ADMIN'],
    Body: ({ operator }) => <Json value={operator} what="operator as JSON" />,
  },
} satisfies Record<string, OperatorPart>

/** This area's own acts. */
export const operatorActions = {
  general: {
    id: 'general',
    label: 'Edit general settings',
    permission: 'operators_edit',
    Dialog: lazyComponent(() => import('./EditGeneral').then((code) => code.EditGeneral)),
  },
  settings: {
    id: 'settings',
    label: 'Edit settings',
    permission: 'operators_write',
    roles: PLATFORM_ADMINS,
    Dialog: lazyComponent(() => import('./EditSettings').then((code) => code.EditSettings)),
  },
} satisfies Record<string, OperatorAction>
