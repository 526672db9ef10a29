import { Button } from 'antd'
import { createPath, useSearchParams } from 'react-router'
import { api, useAdminsQuery } from '@/api/gen/admins/endpoints'
import { useDialog } from '@/kit/dialog/useDialog'
import { Can } from '@/kit/display/Can'
import { lazyComponent } from '@/kit/lazyComponent'
import { withOptions } from '@/kit/list/defineFilters'
import { ListPage } from '@/kit/list/ListPage'
import { useListState } from '@/kit/list/useListState'
import { listReads } from '@/session/listReads'
import { useTenantFilters } from '@/session/operator'
import { withTenants } from '@/session/reads'
import { roleFilterOptions } from '@/session/roleFilter'
import { useSession } from '@/session/session'
import { useAdminActions } from './actions'
import { columns, filters } from './fields'
import { nameOf, pathOf } from './labels'

const NewAdmin = lazyComponent(() => import('./NewAdmin').then((code) => code.NewAdmin))

/** Staff accounts; each opens on a page of its own, which keeps the list's query. */
export function Admins() {
  const { user } = useSession()
  const list = useListState(filters)
  const query = { ...list.query, ...useTenantFilters() }
  const loaded = useAdminsQuery(query)
  const [params] = useSearchParams()
  const { actions } = useAdminActions()
  const openNew = useDialog(NewAdmin)
  return (
    <ListPage
      id="admins"
      what="admins"
      list={list}
      filters={withOptions(list.fields, {
        role: roleFilterOptions(user.role, list.filters.role),
      })}
      loaded={loaded}
      columns={columns}
      rowKey="userCode"
      rowName={nameOf}
      hrefOf={(admin) => createPath({ pathname: pathOf(admin), search: params.toString() })}
      actions={actions}
      exporting={{ fileName: 'admins', endpoint: api.endpoints.admins, arg: query }}
      toolbar={
        <Can permission="admins_write">
          <Button type="primary" onClick={() => openNew()}>
            Create admin
          </Button>
        </Can>
      }
      empty={{
        title: 'No admins yet',
        advice: 'Create an account for everyone who works in this console.',
      }}
    />
  )
}

export const reads = listReads(filters, api.endpoints.admins, withTenants)
