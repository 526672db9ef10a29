import {
  api,
  type RoleDetails,
  type RolesApiArg,
  type RoleTemplate,
  useRolesQuery,
} from '@/api/gen/roles_permissions/endpoints'
import { Name } from '@/kit/display/Name'
import { quotedName } from '@/kit/display/personText'
import { useAction } from '@/kit/form/useAction'
import { useConfirmed } from '@/kit/form/useConfirmed'
import { lazyComponent } from '@/kit/lazyComponent'
import { defineFilters } from '@/kit/list/defineFilters'
import { fieldsOf } from '@/kit/list/fieldsOf'
import { ListPage } from '@/kit/list/ListPage'
import { useListState } from '@/kit/list/useListState'
import { useOpenId, useOpenRecord } from '@/kit/list/useOpenRecord'
import type { RecordAction } from '@/kit/record/recordActions'
import { listReads } from '@/session/listReads'
import { useChosenOperator } from '@/session/operator'
import { withOperator } from '@/session/reads'
import { roleNames } from '@/session/roleNames'
import { ownerOf } from './labels'

const filters = defineFilters<RolesApiArg>()('name', {
  query: { label: 'Role or operator', width: 176 },
})

const RoleDrawer = lazyComponent(() => import('./RoleDrawer').then((code) => code.RoleDrawer))

const fields = fieldsOf<RoleTemplate>()({
  name: { label: 'Role', width: 176, sortable: true },
  role: {
    field: [{ field: 'role', labels: roleNames }],
    label: 'For accounts of',
    width: 144,
    read: ({ role }) => roleNames[role] ?? role,
  },
  opTitle: { label: 'Operator', width: 160, sortable: true, read: ownerOf },
  permissions: {
    width: 104,
    kind: 'number',
    read: ({ permissions }) => Object.values(permissions).filter(Boolean).length,
  },
  accountCount: { label: 'Accounts', width: 88, kind: 'number' },
  ownCount: { label: 'Changed by hand', width: 128, kind: 'number' },
  updatedAt: { label: 'Updated', width: 148, sortable: true, kind: 'time' },
  updatedBy: {
    width: 136,
    optional: true,
    field: 'updatedBy.nickname',
    read: ({ updatedBy }) => updatedBy.nickname,
  },
  createdAt: { label: 'Created', width: 148, optional: true, kind: 'time' },
})
const columns = fields.columns()

type AnyRole = RoleTemplate | RoleDetails

function useRoleActions(): readonly RecordAction<AnyRole>[] {
  const { closeDuring } = useOpenId()
  const remove = useConfirmed(
    useAction(api.endpoints.roleDelete, { errorDialog: 'Error' }),
    (role: AnyRole) => ({
      title: `Delete role ${quotedName(role.name)}?`,
      // The specification gives its size: it has no room for facts.
      content: (
        <p>
          The role of “<Name text={ownerOf(role)} />” will be deleted. Its accounts keep their
          permissions and follow no role any more.
        </p>
      ),
      confirmLabel: 'Delete role',
      danger: true,
      confirmWord: 'delete',
      arg: { templateId: role._id },
      record: role,
      during: closeDuring,
    }),
  )
  return [
    {
      id: 'delete',
      label: 'Delete role',
      permission: 'roles_write',
      danger: true,
      disabledReason: ({ opId, isDeletable }) => {
        if (!opId) return 'The platform’s default role cannot be deleted.'
        return isDeletable ? null : 'Only super admins and the operator’s own admins can delete it.'
      },
      run: remove.ask,
    },
  ]
}

/** Which permissions each role has: of the platform, and of operators that have their own. */
export function Roles() {
  const list = useListState(filters)
  const opId = useChosenOperator()
  const query = { ...list.query, ...(opId && { opId }) }
  const loaded = useRolesQuery(query)
  const opened = useOpenRecord<AnyRole>(loaded, '_id')
  const actions = useRoleActions()
  return (
    <>
      <ListPage
        id="roles"
        what="roles"
        list={list}
        loaded={loaded}
        columns={columns}
        rowKey="_id"
        rowName={({ name }) => `role ${name}`}
        onOpen={opened.open}
        addressOf={opened.addressOf}
        actions={actions}
        exporting={{ fileName: 'roles', endpoint: api.endpoints.roles, arg: query }}
        empty={{ title: 'No roles', advice: 'The platform has a default for each role.' }}
      />
      {opened.wasOpened && (
        <RoleDrawer {...opened.drawer} actions={actions} onSaved={opened.open} />
      )}
    </>
  )
}

export const reads = listReads(filters, api.endpoints.roles, withOperator)
