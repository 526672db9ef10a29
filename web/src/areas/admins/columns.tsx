import type { Admin } from '@/api/gen/admins/endpoints'
import { subInfoOf } from '@/areas/users'
import { Status } from '@/kit/display/Status'
import { type Column, statusColumn, timeColumn } from '@/kit/list/columns'
import { operatorOf, roleOf, stateOf } from './labels'

export const State = ({ admin }: { readonly admin: Admin }) => <Status {...stateOf(admin)} />

export const columns: readonly Column<Admin>[] = [
  { key: 'nickname', title: 'Nickname', width: 112, sortable: true },
  { key: 'email', title: 'Email', width: 180, sortable: true },
  {
    key: 'userCode',
    title: 'User code',
    width: 96,
    sortable: true,
    render: ({ userCode }) => <code>{userCode}</code>,
  },
  { key: 'role', title: 'Role', width: 140, sortable: true, read: roleOf },
  { key: 'opId', title: 'Operator', width: 124, sortable: true, read: operatorOf },
  statusColumn(168, (admin) => <Status {...stateOf(admin)} />),
  timeColumn('createdAt', 'Created', { sortable: true }),
  timeColumn('updatedAt', 'Updated', { sortable: true, optional: true }),
  { key: 'timezone', title: 'Time zone', width: 136, optional: true },
  { key: 'language', title: 'Language', width: 88, optional: true },
  {
    key: 'playerSubInfoType',
    title: 'Shown beside a player',
    width: 152,
    optional: true,
    read: subInfoOf,
  },
  {
    key: 'permissions',
    title: 'Permissions',
    width: 96,
    align: 'end',
    optional: true,
    read: ({ permissions }) => permissions.length,
  },
]
