import type { Admin, AdminsApiArg } from '@/api/gen/admins/endpoints'
import { roleValues } from '@/api/gen/shared/enums'
import { subInfoOf } from '@/areas/users'
import { languageName } from '@/kit/display/languageName'
import { Status } from '@/kit/display/Status'
import { defineFilters } from '@/kit/list/defineFilters'
import { fieldsOf } from '@/kit/list/fieldsOf'
import { roleNames } from '@/session/roleNames'
import { operatorOf, originOf, roleOf, stateOf } from './labels'

export const State = ({ admin }: { readonly admin: Admin }) => <Status {...stateOf(admin)} />

export const fields = fieldsOf<Admin>()({
  nickname: { width: 112, sortable: true },
  // Beside the name on a phone, where no email fits.
  role: { field: [{ field: 'role', labels: roleNames }], width: 140, sortable: true, read: roleOf },
  email: { width: 224, sortable: true, copy: true },
  userCode: { width: 96, sortable: true, kind: 'code', copy: true },
  opId: {
    label: 'Operator or brand',
    field: 'opTitle',
    width: 150,
    sortable: true,
    read: operatorOf,
  },
  status: {
    field: [{ field: 'isBlocked', title: 'Blocked' }],
    width: 112,
    render: (admin) => <Status {...stateOf(admin)} />,
  },
  createdAt: { label: 'Created', width: 148, sortable: true, optional: true, kind: 'time' },
  updatedAt: { label: 'Updated', width: 148, sortable: true, optional: true, kind: 'time' },
  timezone: {
    width: 136,
    optional: true,
    read: ({ timezone }) => timezone.replaceAll('_', ' '),
  },
  language: { width: 104, optional: true, read: ({ language }) => languageName(language) },
  playerSubInfoType: {
    label: 'Shown beside a player',
    width: 152,
    optional: true,
    read: subInfoOf,
  },
  hasOwnPermissions: {
    label: 'Permissions',
    width: 132,
    read: (admin) => originOf(admin),
  },
  permissions: {
    label: 'Permission count',
    width: 96,
    optional: true,
    kind: 'number',
    field: 'permissions.length',
    read: ({ permissions }) => permissions.length,
  },
})
export const columns = fields.columns()

export const filters = defineFilters<AdminsApiArg>()(
  '-createdAt',
  {
    query: { label: 'Name, email or code', width: 176 },
    role: { values: roleValues, width: 152, labels: roleNames },
    hasOwnPermissions: { label: 'Changed by hand', kind: 'boolean', width: 160 },
    isBlocked: { label: 'Blocked', kind: 'boolean', width: 104 },
  },
  { fields },
)
