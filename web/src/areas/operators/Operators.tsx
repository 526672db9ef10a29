import { api, useOperatorsListQuery } from '@/api/gen/operators/endpoints'
import { operatorTypeValues } from '@/api/gen/operators/enums'
import { optionsOf } from '@/kit/display/options'
import type { FilterField } from '@/kit/list/ListFilters'
import { ListPage } from '@/kit/list/ListPage'
import { useListState } from '@/kit/list/useListState'
import { useGlobalFilters } from '@/session/operator'
import { columns } from './columns'
import { nameOf, pathOf, types } from './labels'

const SPEC = {
  sort: 'title',
  filters: { type: operatorTypeValues, title: 'text', isActive: 'boolean', isDeleted: 'boolean' },
} as const

const FILTERS: readonly FilterField[] = [
  { name: 'type', label: 'Type', width: 128, options: optionsOf(operatorTypeValues, types) },
  { name: 'title', label: 'Title', width: 160 },
  { name: 'isActive', label: 'Active', width: 104 },
  { name: 'isDeleted', label: 'Deleted', width: 104 },
]

/** Operators and their brands; a row leads to its page. */
export function Operators() {
  const list = useListState(SPEC)
  const { opId, includeBrands } = useGlobalFilters()
  const query = {
    ...list.query,
    ...(opId && { opId }),
    ...(includeBrands !== undefined && { includeBrands }),
  }
  return (
    <ListPage
      id="operators"
      what="operators"
      list={list}
      loaded={useOperatorsListQuery(query)}
      columns={columns}
      filters={FILTERS}
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
