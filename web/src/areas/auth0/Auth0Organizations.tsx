import type { ReactNode } from 'react'
import { type Auth0Organization, api, useAuth0OrganizationsQuery } from '@/api/gen/endpoints'
import { useConfirm } from '@/kit/confirm'
import { ListPage } from '@/kit/ListPage'
import { holds, localPage } from '@/kit/localPage'
import { useAction } from '@/kit/useAction'
import { useListState } from '@/kit/useListState'
import { organizationColumns } from './columns'

const SPEC = { sort: 'displayName', filters: { query: 'text' } } as const

/** The sign-in service's organisations. */
export function Auth0Organizations({ above }: { readonly above: ReactNode }) {
  const list = useListState(SPEC)
  const confirm = useConfirm()
  const remove = useAction(api.endpoints.auth0OrganizationDelete, { errorDialog: 'Error' })
  const loaded = localPage(useAuth0OrganizationsQuery(), list, ({ displayName, name }) =>
    holds(list.filters.query, displayName, name),
  )
  const ask = async ({ orgId, displayName, membersCount }: Auth0Organization) => {
    const agreed = await confirm({
      title: 'Delete organization',
      content: (
        <p>{`${displayName} will be deleted; its ${membersCount} members sign in no more.`}</p>
      ),
      act: 'Delete organization',
      keep: 'Keep it',
      danger: true,
      typed: 'delete',
    })
    if (agreed) await remove.run({ orgId })
  }
  return (
    <ListPage
      id="auth0.organizations"
      what="organizations"
      list={list}
      loaded={loaded}
      columns={organizationColumns}
      filters={[{ name: 'query', label: 'Name', width: 168 }]}
      rowKey="orgId"
      rowName={({ displayName }) => `organization ${displayName}`}
      onOpen={ask}
      acts={[
        { id: 'delete', label: 'Delete organization', permission: 'dev', danger: true, run: ask },
      ]}
      above={above}
      empty={{ title: 'No organizations', advice: 'The sign-in service has none.' }}
    />
  )
}
