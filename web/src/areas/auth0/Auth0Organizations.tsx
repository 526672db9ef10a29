import type { ReactNode } from 'react'
import { type Auth0Organization, api, useAuth0OrganizationsQuery } from '@/api/gen/auth0/endpoints'
import { type BulkAction, bulkWrite } from '@/kit/bulk/bulk'
import { useConfirm } from '@/kit/dialog/confirm'
import { Copy } from '@/kit/display/Copy'
import { DateTime } from '@/kit/display/DateTime'
import { Name } from '@/kit/display/Name'
import { useAction } from '@/kit/form/useAction'
import { lazyComponent } from '@/kit/lazyComponent'
import { ListPage } from '@/kit/list/ListPage'
import { holds, localPage } from '@/kit/list/localPage'
import { useListState } from '@/kit/list/useListState'
import type { RecordAction } from '@/kit/record/ActionMenu'
import { useOpenRecord } from '@/kit/record/useOpenRecord'
import { organizationColumns } from './columns'

const Auth0Drawer = lazyComponent(() =>
  import('./Auth0Drawer').then((code) => code.Auth0Drawer<Auth0Organization>),
)

const SPEC = { sort: 'displayName', filters: { query: 'text' } } as const

const BULK: readonly BulkAction<Auth0Organization>[] = [
  {
    id: 'delete',
    label: 'Delete organizations',
    permission: 'dev',
    danger: true,
    description: 'They will be deleted; their members can no longer sign in.',
    confirmWord: 'delete',
    write: ({ orgId }) => bulkWrite(api.endpoints.auth0OrganizationDelete, { orgId }),
  },
]

/** The sign-in service's organisations. */
export function Auth0Organizations({ above }: { readonly above: ReactNode }) {
  const list = useListState(SPEC)
  const confirm = useConfirm()
  const remove = useAction(api.endpoints.auth0OrganizationDelete, { errorDialog: 'Error' })
  const loaded = localPage(useAuth0OrganizationsQuery(), list, ({ displayName, name }) =>
    holds(list.filters.query, displayName, name),
  )
  const opened = useOpenRecord(loaded, 'orgId')
  const ask = async ({ orgId, displayName, membersCount }: Auth0Organization) => {
    const agreed = await confirm({
      title: 'Delete organization',
      facts: [
        ['Organization', <Name key="name" text={displayName} />],
        ['Members', membersCount],
      ],
      content: <p>It will be deleted; its members can no longer sign in.</p>,
      confirmLabel: 'Delete organization',
      cancelLabel: 'Cancel',
      danger: true,
      confirmWord: 'delete',
    })
    if (!agreed) return
    await opened.closeDuring(() => remove.run({ orgId }))
  }
  const actions: readonly RecordAction<Auth0Organization>[] = [
    { id: 'delete', label: 'Delete organization', permission: 'dev', danger: true, run: ask },
  ]
  return (
    <>
      <ListPage
        id="auth0.organizations"
        what="organizations"
        list={list}
        loaded={loaded}
        columns={organizationColumns}
        filters={[{ name: 'query', label: 'Name', width: 168 }]}
        rowKey="orgId"
        rowName={({ displayName }) => `organization ${displayName}`}
        onOpen={opened.open}
        actions={actions}
        bulk={BULK}
        above={above}
        empty={{ title: 'No organizations', advice: 'The sign-in service has no organizations.' }}
      />
      {opened.wasOpened && (
        <Auth0Drawer
          {...opened.drawer}
          title="Organization details"
          loaded={opened.record}
          facts={(organization) => [
            ['Organization', organization.displayName],
            ['Name', organization.name],
            ['ID', <Copy key="id" text={organization.orgId} what="organization ID" />],
            ['Operator', organization.opId ?? 'None'],
            ['Members', organization.membersCount],
            ['Created', <DateTime key="created" at={organization.createdAt} />],
          ]}
          actions={actions}
        />
      )}
    </>
  )
}
