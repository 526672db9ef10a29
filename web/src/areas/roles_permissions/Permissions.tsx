import { Button } from 'antd'
import {
  api,
  type StaffPermission,
  type StaffPermissionsApiArg,
  useStaffPermissionsQuery,
} from '@/api/gen/roles_permissions/endpoints'
import { roleValues } from '@/api/gen/shared/enums'
import { useDialog } from '@/kit/dialog/useDialog'
import { Can } from '@/kit/display/Can'
import { DateTime } from '@/kit/display/DateTime'
import { Name } from '@/kit/display/Name'
import { joined, yesNo } from '@/kit/display/None'
import { quotedName } from '@/kit/display/personText'
import { RecordFields } from '@/kit/display/RecordFields'
import { useAction } from '@/kit/form/useAction'
import { useConfirmed } from '@/kit/form/useConfirmed'
import { lazyComponent } from '@/kit/lazyComponent'
import type { Column } from '@/kit/list/columns'
import { defineFilters } from '@/kit/list/defineFilters'
import { fieldsOf } from '@/kit/list/fieldsOf'
import { ListPage } from '@/kit/list/ListPage'
import { useListState } from '@/kit/list/useListState'
import { type OpenId, useOpenRecord } from '@/kit/list/useOpenRecord'
import { RecordDrawer } from '@/kit/record/RecordDrawer'
import type { RecordAction } from '@/kit/record/recordActions'
import { listReads } from '@/session/listReads'
import { usePages } from '@/session/page'
import { roleNames } from '@/session/roleNames'
import { isPlatformAdmin } from '@/session/roles'
import { useSession } from '@/session/session'
import { BUILT_IN_KEY, OWN_KEY, partsOf } from './labels'

const filters = defineFilters<StaffPermissionsApiArg>()('name', {
  query: { label: 'Key or words', width: 176 },
  role: {
    values: roleValues,
    width: 144,
    options: roleValues.map((value) => ({ value, label: roleNames[value] })),
  },
})

const PermissionDialog = lazyComponent(() =>
  import('./PermissionDialog').then((code) => code.PermissionDialog),
)

const rolesText = ({ allowedRoles }: StaffPermission): string =>
  joined(
    allowedRoles.map((role) => roleNames[role] ?? role),
    ', ',
  )

const fields = fieldsOf<StaffPermission>()({
  title: { label: 'Permission', width: 192, sortable: true },
  name: { label: 'Key', width: 200, sortable: true, optional: true, inFiles: true, kind: 'code' },
  desc: { label: 'Description', width: 400, twoLines: true },
  tags: { width: 104, optional: true },
  accountCount: {
    label: 'Accounts',
    width: 96,
    sortable: true,
    optional: true,
    inFiles: true,
    kind: 'number',
  },
  roleCount: { label: 'Roles', width: 72, optional: true, kind: 'number' },
  isBuiltIn: {
    label: 'Built in',
    width: 80,
    optional: true,
    read: ({ isBuiltIn }) => (isBuiltIn ? 'Yes' : 'No'),
  },
  requiredMenuItems: { label: 'Menu items', width: 208, optional: true },
  updatedAt: { label: 'Updated', width: 148, sortable: true, optional: true, kind: 'time' },
})
const columns = fields.columns()
const allowedRoles: Column<StaffPermission> = {
  key: 'allowedRoles',
  title: 'Allowed roles',
  width: 296,
  twoLines: true,
  read: rolesText,
}

function useDeletion(closeDuring: OpenId['closeDuring']) {
  return useConfirmed(
    useAction(api.endpoints.staffPermissionDelete, { errorDialog: 'Error' }),
    (permission: StaffPermission) => {
      const { _id, name, title } = permission
      return {
        title: `Delete permission ${quotedName(name)}?`,
        // The specification gives its size: it has no room for facts.
        content: (
          <p>
            The permission “<Name text={title} />” will be deleted, and the menu items that require
            it open to everybody else who may see them.
          </p>
        ),
        confirmLabel: 'Delete permission',
        danger: true,
        confirmWord: 'delete',
        arg: { permissionId: _id },
        record: permission,
        during: closeDuring,
      }
    },
  ).ask
}

/** Every permission there is: what it lets people do, who may have it, and which menu items require it. */
export function Permissions() {
  const list = useListState(filters)
  const { role } = useSession().user
  const loaded = useStaffPermissionsQuery(list.query)
  const opened = useOpenRecord(loaded, '_id')
  const remove = useDeletion(opened.closeDuring)
  const openForm = useDialog(PermissionDialog)
  const actions: readonly RecordAction<StaffPermission>[] = [
    {
      id: 'edit',
      label: 'Edit permission',
      permission: 'staff_permissions_write',
      Dialog: PermissionDialog,
    },
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
        rowKey="_id"
        rowName={({ name }) => `permission ${name}`}
        onOpen={opened.open}
        addressOf={opened.addressOf}
        actions={actions}
        exporting={{
          fileName: 'permissions',
          endpoint: api.endpoints.staffPermissions,
          arg: list.query,
        }}
        toolbar={
          <Can permission="staff_permissions_write">
            <Button type="primary" onClick={() => openForm({ record: null })}>
              Create permission
            </Button>
          </Can>
        }
        empty={{ title: 'No permissions', advice: 'Built-in permissions come with the platform.' }}
      />
      {opened.wasOpened && (
        <RecordDrawer<StaffPermission>
          {...opened.drawer}
          title="Permission"
          name={({ name }) => name}
          loaded={opened.record}
          state={({ title }) => title}
          actions={actions}
        >
          {(permission) => <Details permission={permission} />}
        </RecordDrawer>
      )}
    </>
  )
}

function Details({ permission }: { readonly permission: StaffPermission }) {
  const pages = usePages()
  const itemOf = (path: string): string => {
    const menu = pages.find((page) => page.path === path)?.menu
    return menu ? `${menu.group}: ${menu.label}` : path
  }
  return (
    <>
      <RecordFields
        fields={[
          ...fields.facts(permission, 'name', 'desc', 'tags'),
          ['Allowed roles', rolesText(permission)],
          ['Required menu items', joined(partsOf(permission.requiredMenuItems).map(itemOf), ', ')],
          ['Built in', yesNo(permission.isBuiltIn)],
          ['Roles with it', permission.roleCount],
          ['Accounts with it', permission.accountCount],
          ['Created', <DateTime key="created" at={permission.createdAt} />],
          ...fields.facts(permission, 'updatedAt'),
          ['Updated by', () => permission.updatedBy.nickname],
        ]}
      />
      <p>{permission.isBuiltIn ? BUILT_IN_KEY : OWN_KEY}</p>
    </>
  )
}

export const reads = listReads(filters, api.endpoints.staffPermissions, (query) => query)
