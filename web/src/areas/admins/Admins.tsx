import { Button } from 'antd'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { api, useAdminsQuery } from '@/api/gen/admins/endpoints'
import { roleValues } from '@/api/gen/shared/enums'
import { Can } from '@/kit/display/Can'
import { optionsOf } from '@/kit/display/options'
import { lazyComponent } from '@/kit/lazyComponent'
import { ListPage } from '@/kit/list/ListPage'
import { useListState } from '@/kit/list/useListState'
import { useGlobalFilters } from '@/session/operator'
import { roleNames } from '@/session/roleNames'
import { useAdminActions } from './actions'
import { columns } from './columns'
import { nameOf, pathOf } from './labels'

const NewAdmin = lazyComponent(() => import('./NewAdmin').then((code) => code.NewAdmin))

const SPEC = {
  sort: '-createdAt',
  filters: { query: 'text', role: roleValues, isBlocked: 'boolean' },
} as const

const FILTERS = [
  { name: 'query', label: 'Name, email or code', width: 176 },
  { name: 'role', label: 'Role', width: 152, options: optionsOf(roleValues, roleNames) },
  { name: 'isBlocked', label: 'Blocked', width: 104 },
] as const

/** Staff accounts; each opens on a page of its own, which keeps the list's query. */
export function Admins() {
  const list = useListState(SPEC)
  const { opId, includeBrands } = useGlobalFilters()
  const query = {
    ...list.query,
    ...(opId && { opId }),
    ...(includeBrands !== undefined && { includeBrands }),
  }
  const loaded = useAdminsQuery(query)
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { actions, dialog } = useAdminActions()
  const [isNew, setNew] = useState(false)
  return (
    <>
      <ListPage
        id="admins"
        what="admins"
        list={list}
        loaded={loaded}
        columns={columns}
        filters={FILTERS}
        rowKey="userCode"
        rowName={nameOf}
        onOpen={(admin) => navigate({ pathname: pathOf(admin), search: params.toString() })}
        actions={actions}
        exporting={{ fileName: 'admins', endpoint: api.endpoints.admins, arg: query }}
        toolbar={
          <Can permission="admins_write">
            <Button type="primary" onClick={() => setNew(true)}>
              New Admin
            </Button>
          </Can>
        }
        empty={{
          title: 'No admins yet',
          advice: 'Create an account for everyone who works in this console.',
        }}
      />
      {dialog}
      {isNew && <NewAdmin onClose={() => setNew(false)} />}
    </>
  )
}
