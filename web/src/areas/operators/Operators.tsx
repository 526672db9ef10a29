import { api, useOperatorsListQuery } from '@/api/gen/operators/endpoints'
import { ListPage } from '@/kit/list/ListPage'
import { useListState } from '@/kit/list/useListState'
import { useTenantFilters } from '@/session/operator'
import { columns, filters } from './fields'
import { nameOf, pathOf } from './labels'

/** Operators and their brands; a row leads to its page. */
export function Operators() {
  const list = useListState(filters)
  const query = { ...list.query, ...useTenantFilters() }
  return (
    <ListPage
      id="operators"
      what="operators"
      list={list}
      loaded={useOperatorsListQuery(query)}
      columns={columns}
      rowKey="opId"
      rowName={nameOf}
      hrefOf={pathOf}
      exporting={{ fileName: 'operators', endpoint: api.endpoints.operatorsList, arg: query }}
      empty={{
        title: 'No operators',
        advice: 'Operators are added by the platform when a contract is signed.',
      }}
    />
  )
}
