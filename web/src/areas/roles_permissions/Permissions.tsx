import { Button } from 'antd'
import { useState } from 'react'
import {
  api,
  type StaffPermission,
  useStaffPermissionsQuery,
} from '@/api/gen/roles_permissions/endpoints'
import { roleValues } from '@/api/gen/shared/enums'
import { useConfirm } from '@/kit/dialog/confirm'
import { Can } from '@/kit/display/Can'
import { DateTime } from '@/kit/display/DateTime'
import { Name } from '@/kit/display/Name'
import { joined, yesNo } from '@/kit/display/None'
import { quotedName } from '@/kit/display/personText'
import { useAction } from '@/kit/form/useAction'
import { lazyComponent } from '@/kit/lazyComponent'
import { type Column, timeColumn } from '@/kit/list/columns'
import { ListPage } from '@/kit/list/ListPage'
import { useListState } from '@/kit/list/useListState'
import type { RecordAction } from '@/kit/record/ActionMenu'
import { RecordDrawer } from '@/kit/record/RecordDrawer'
import { RecordFields } from '@/kit/record/RecordFields'
import { type OpenId, useOpenRecord } from '@/kit/record/useOpenRecord'
import { roleNames } from '@/session/roleNames'
import { isPlatformAdmin } from '@/session/roles'
import { useSession } from '@/session/session'
import { BUILT_IN_KEY, OWN_KEY } from './labels'

const PermissionDialog = lazyComponent(() =>
  import('./PermissionDialog').then((code) => code.PermissionDialog),
)

const SPEC = { sort: 'name', filters: { query: 'text', role: roleValues } } as const
const FILTERS = [
  { name: 'query', label: 'Key or words', width: 176 },
  {
    name: 'role',
    label: 'Role',
    width: 144,
    options: roleValues.map((value) => ({ value, label: roleNames[value] })),
  },
] as const

const rolesText = ({ allowedRoles }: StaffPermission): string =>
  joined(
    allowedRoles.map((role) => roleNames[role] ?? role),
    ', ',
  )

const columns: readonly Column<StaffPermission>[] = [
  { key: 'title', title: 'Permission', width: 184, sortable: true },
  {
    key: 'name',
    title: 'Key',
    width: 168,
    sortable: true,
    render: ({ name }) => <code>{name}</code>,
  },
  { key: 'desc', title: 'Description', width: 208 },
  { key: 'tags', title: 'Tags', width: 104 },
  { key: 'accountCount', title: 'Accounts', width: 104, align: 'end', sortable: true },
  { key: 'roleCount', title: 'Roles', width: 72, align: 'end', optional: true },
  {
    key: 'isBuiltIn',
    title: 'Built in',
    width: 80,
    optional: true,
    read: ({ isBuiltIn }) => (isBuiltIn ? 'Yes' : 'No'),
  },
  { key: 'requiredMenuItems', title: 'Menu items', width: 208, optional: true },
  timeColumn('updatedAt', 'Updated', { sortable: true, optional: true }),
]
const allowedRoles: Column<StaffPermission> = {
  key: 'allowedRoles',
  title: 'Allowed roles',
  width: 200,
  read: rolesText,
}

function useDeletion(closeDuring: OpenId['closeDuring']) {
  const confirm = useConfirm()
  const deletion = useAction(api.endpoints.staffPermissionDelete, { errorDialog: 'Error' })
  return async (permission: StaffPermission) => {
    const { _id, name, title } = permission
    const agreed = await confirm({
      title: `Delete permission ${quotedName(name)}?`,
      // The specification gives its size: it has no room for facts.
      content: (
        <p>
          The permission “<Name text={title} />” will be deleted, and the menu items that require it
          open to everybody else who may see them.
        </p>
      ),
      confirmLabel: 'Delete permission',
      danger: true,
      confirmWord: 'delete',
    })
    if (agreed) await closeDuring(() => deletion.run({ permissionId: _id }, { record: permission }))
  }
}

/** Every permission there is: what it lets people do, who may have it, and which menu items require it. */
export function Permissions() {
  const list = useListState(SPEC)
  const { role } = useSession().user
  const loaded = useStaffPermissionsQuery(list.query)
  const opened = useOpenRecord(loaded, '_id')
  const remove = useDeletion(opened.closeDuring)
  const [form, setForm] = useState<StaffPermission | 'new' | null>(null)
  const actions: readonly RecordAction<StaffPermission>[] = [
    { id: 'edit', label: 'Edit permission', permission: 'staff_permissions_write', run: setForm },
    {
      id: 'delete',
      label: 'Delete permission',
      permission: 'staff_permissions_write',
      danger: true,
      disabledReason: ({ isBuiltIn, roleCount, accountCount }) => {
        if (isBuiltIn) return BUILT_IN_KEY
        return roleCount + accountCount > 0 ? 'Still assigned to roles or accounts.' : null
      },
      run: remove,
    },
  ]
  return (
    <>
      <ListPage
        id="staff_permissions"
        what="permissions"
        list={list}
        loaded={loaded}
        columns={isPlatformAdmin(role) ? [...columns, allowedRoles] : columns}
        filters={FILTERS}
        rowKey="_id"
        rowName={({ name }) => `permission ${name}`}
        onOpen={opened.open}
        actions={actions}
        exporting={{
          fileName: 'permissions',
          endpoint: api.endpoints.staffPermissions,
          arg: list.query,
        }}
        toolbar={
          <Can permission="staff_permissions_write">
            <Button type="primary" onClick={() => setForm('new')}>
              Create Permissions
            </Button>
          </Can>
        }
        empty={{ title: 'No permissions', advice: 'Built-in permissions come with the platform.' }}
      />
      {opened.wasOpened && (
        <RecordDrawer<StaffPermission>
          {...opened.drawer}
          title="Permission details"
          name={({ name }) => `permission ${name}`}
          loaded={opened.record}
          state={({ title }) => title}
          actions={actions}
          tabs={[
            {
              key: 'details',
              label: 'Details',
              body: (permission) => <Details permission={permission} />,
            },
          ]}
        />
      )}
      {form && (
        <PermissionDialog permission={form === 'new' ? null : form} onClose={() => setForm(null)} />
      )}
    </>
  )
}

const Details = ({ permission }: { readonly permission: StaffPermission }) => (
  <>
    <RecordFields
      fields={[
        ['Key', <code key="key">{permission.name}</code>],
        ['Description', permission.desc],
        ['Tags', permission.tags],
        ['Allowed roles', rolesText(permission)],
        ['Required menu items', permission.requiredMenuItems],
        ['Built in', yesNo(permission.isBuiltIn)],
        ['Roles with it', permission.roleCount],
        ['Accounts with it', permission.accountCount],
        ['Created', <DateTime key="created" at={permission.createdAt} />],
        ['Updated', <DateTime key="updated" at={permission.updatedAt} />],
        ['Updated by', () => permission.updatedBy.nickname],
      ]}
    />
    <p>{permission.isBuiltIn ? BUILT_IN_KEY : OWN_KEY}</p>
  </>
)
