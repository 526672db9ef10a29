import type { ReactNode } from 'react'
import { type Auth0Organization, api, useAuth0OrganizationsQuery } from '@/api/gen/auth0/endpoints'
import { type BulkAction, bulkWrite } from '@/kit/bulk/bulk'
import { Copy } from '@/kit/display/Copy'
import { Count } from '@/kit/display/Count'
import { DateTime } from '@/kit/display/DateTime'
import { Name } from '@/kit/display/Name'
import { quotedName } from '@/kit/display/personText'
import { useAction } from '@/kit/form/useAction'
import { useConfirmed } from '@/kit/form/useConfirmed'
import { lazyComponent } from '@/kit/lazyComponent'
import { defineFilters } from '@/kit/list/defineFilters'
import { ListPage } from '@/kit/list/ListPage'
import { holds, localPage } from '@/kit/list/localPage'
import { useListState } from '@/kit/list/useListState'
import { useOpenRecord } from '@/kit/list/useOpenRecord'
import type { RecordAction } from '@/kit/record/recordActions'
import { OperatorTitle, organizationColumns } from './fields'

const filters = defineFilters()('displayName', {
  query: { label: 'Name', width: 168 },
})

const Auth0Drawer = lazyComponent(() =>
  import('./Auth0Drawer').then((code) => code.Auth0Drawer<Auth0Organization>),
)

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
  const list = useListState(filters)
  const loaded = localPage(useAuth0OrganizationsQuery(), list, ({ displayName, name }) =>
    holds(list.filters.query, displayName, name),
  )
  const opened = useOpenRecord(loaded, 'orgId')
  const remove = useConfirmed(
    useAction(api.endpoints.auth0OrganizationDelete, { errorDialog: 'Error' }),
    ({ orgId, displayName, membersCount }: Auth0Organization) => ({
      title: `Delete organization ${quotedName(displayName)}?`,
      facts: [
        ['Organization', <Name key="name" text={displayName} />],
        ['Members', membersCount],
      ],
      content: <p>It will be deleted; its members can no longer sign in.</p>,
      confirmLabel: 'Delete organization',
      danger: true,
      confirmWord: 'delete',
      arg: { orgId },
      during: opened.closeDuring,
    }),
  )
  const actions: readonly RecordAction<Auth0Organization>[] = [
    {
      id: 'delete',
      label: 'Delete organization',
      permission: 'dev',
      danger: true,
      run: remove.ask,
    },
  ]
  return (
    <>
      <ListPage
        id="auth0.organizations"
        what="organizations"
        list={list}
        loaded={loaded}
        columns={organizationColumns}
        rowKey="orgId"
        rowName={({ displayName }) => `organization ${displayName}`}
        onOpen={opened.open}
        addressOf={opened.addressOf}
        actions={actions}
        bulk={BULK}
        above={above}
        empty={{ title: 'No organizations', advice: 'The sign-in service has no organizations.' }}
      />
      {opened.wasOpened && (
        <Auth0Drawer
          {...opened.drawer}
          title="Organization"
          name={({ displayName }) => displayName}
          loaded={opened.record}
          facts={(organization) => [
            ['Organization', organization.displayName],
            ['Name', organization.name],
            ['ID', <Copy key="id" text={organization.orgId} what="organization ID" />],
            ['Operator', organization.opId && <OperatorTitle opId={organization.opId} />],
            ['Members', <Count key="members" of={organization.membersCount} />],
            ['Created', <DateTime key="created" at={organization.createdAt} />],
          ]}
          actions={actions}
        />
      )}
    </>
  )
}
