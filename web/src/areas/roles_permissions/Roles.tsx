import {
  api,
  type RoleDetails,
  type RoleTemplate,
  useRolesQuery,
} from '@/api/gen/roles_permissions/endpoints'
import { useConfirm } from '@/kit/dialog/confirm'
import { Name } from '@/kit/display/Name'
import { quotedName } from '@/kit/display/personText'
import { useAction } from '@/kit/form/useAction'
import { lazyComponent } from '@/kit/lazyComponent'
import { type Column, timeColumn } from '@/kit/list/columns'
import { ListPage } from '@/kit/list/ListPage'
import { useListState } from '@/kit/list/useListState'
import type { RecordAction } from '@/kit/record/ActionMenu'
import { useOpenId, useOpenRecord } from '@/kit/record/useOpenRecord'
import { useChosenOperator } from '@/session/operator'
import { roleNames } from '@/session/roleNames'
import { ownerOf } from './labels'

const RoleDrawer = lazyComponent(() => import('./RoleDrawer').then((code) => code.RoleDrawer))

const SPEC = { sort: 'name', filters: { query: 'text' } } as const
const FILTERS = [{ name: 'query', label: 'Role or operator', width: 176 }] as const

const columns: readonly Column<RoleTemplate>[] = [
  { key: 'name', title: 'Role', width: 176, sortable: true },
  {
    key: 'role',
    title: 'For accounts of',
    width: 144,
    read: ({ role }) => roleNames[role] ?? role,
  },
  { key: 'opTitle', title: 'Operator', width: 160, sortable: true, read: ownerOf },
  {
    key: 'permissions',
    title: 'Permissions',
    width: 104,
    align: 'end',
    read: ({ permissions }) => Object.values(permissions).filter(Boolean).length,
  },
  { key: 'accountCount', title: 'Accounts', width: 88, align: 'end' },
  timeColumn('updatedAt', 'Updated', { sortable: true }),
  {
    key: 'updatedBy',
    title: 'Updated by',
    width: 136,
    read: ({ updatedBy }) => updatedBy.nickname,
  },
  timeColumn('createdAt', 'Created', { optional: true }),
]

type AnyRole = RoleTemplate | RoleDetails

function useRoleActions(): readonly RecordAction<AnyRole>[] {
  const { closeDuring } = useOpenId()
  const confirm = useConfirm()
  const deletion = useAction(api.endpoints.roleDelete, { errorDialog: 'Error' })
  const remove = async (role: AnyRole) => {
    const agreed = await confirm({
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
    })
    if (agreed) await closeDuring(() => deletion.run({ templateId: role._id }, { record: role }))
  }
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
      run: remove,
    },
  ]
}

/** Which permissions each role has: of the platform, and of operators that have their own. */
export function Roles() {
  const list = useListState(SPEC)
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
        filters={FILTERS}
        rowKey="_id"
        rowName={({ name }) => `role ${name}`}
        onOpen={opened.open}
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
