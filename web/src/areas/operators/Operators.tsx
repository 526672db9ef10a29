import { Button } from 'antd'
import { api, useOperatorsListQuery } from '@/api/gen/operators/endpoints'
import { useDialog } from '@/kit/dialog/useDialog'
import { Can } from '@/kit/display/Can'
import { lazyComponent } from '@/kit/lazyComponent'
import { ListPage } from '@/kit/list/ListPage'
import { useListState } from '@/kit/list/useListState'
import { listReads } from '@/session/listReads'
import { useTenantFilters } from '@/session/operator'
import { withTenants } from '@/session/reads'
import { useHrefTo } from '@/session/useGoTo'
import { columns, filters } from './fields'
import { nameOf, pathOf } from './labels'

const NewOperator = lazyComponent(() => import('./NewOperator').then((code) => code.NewOperator))

/** Operators and their brands; a row leads to its page. */
export function Operators() {
  const list = useListState(filters)
  const openNew = useDialog(NewOperator)
  const hrefTo = useHrefTo()
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
      hrefOf={(operator) => hrefTo(pathOf(operator))}
      exporting={{ fileName: 'operators', endpoint: api.endpoints.operatorsList, arg: query }}
      toolbar={
        <Can permission="operators_write">
          <Button type="primary" onClick={() => openNew()}>
            Create operator
          </Button>
        </Can>
      }
      empty={{
        title: 'No operators',
        advice: 'Create an operator when a contract is signed.',
      }}
    />
  )
}

export const reads = listReads(filters, api.endpoints.operatorsList, withTenants)
