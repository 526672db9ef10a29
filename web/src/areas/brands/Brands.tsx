import { Button } from 'antd'
import { api, type BrandsApiArg, useBrandsQuery } from '@/api/gen/brands/endpoints'
import type { Operator } from '@/api/gen/shared/types'
import { brandColumns, nameOf, pathOf } from '@/areas/operators'
import { useDialog } from '@/kit/dialog/useDialog'
import { Can } from '@/kit/display/Can'
import { lazyComponent } from '@/kit/lazyComponent'
import { defineFilters } from '@/kit/list/defineFilters'
import { ListPage } from '@/kit/list/ListPage'
import { useListState } from '@/kit/list/useListState'
import type { RecordAction } from '@/kit/record/recordActions'
import { listReads } from '@/session/listReads'
import { useOperationAccess } from '@/session/operationAccess'
import { useTenantFilters } from '@/session/operator'
import { withOperator } from '@/session/reads'
import { useSession } from '@/session/session'
import { useHrefTo } from '@/session/useGoTo'

const filters = defineFilters<BrandsApiArg>()('title', {
  title: { width: 160 },
  isActive: { label: 'Active', kind: 'boolean', width: 104 },
  isDeleted: { label: 'Deleted', kind: 'boolean', width: 104 },
})

const CreateBrand = lazyComponent(() => import('./CreateBrand').then((code) => code.CreateBrand))
const DeleteBrand = lazyComponent(() => import('./DeleteBrand').then((code) => code.DeleteBrand))

/** The operator's own brands: made here, each on its page, deleted once nothing is open there. */
export function Brands() {
  const list = useListState(filters)
  const { opId } = useTenantFilters()
  const query = { ...list.query, ...(opId && { opId }) }
  const create = useDialog(CreateBrand)
  const hrefTo = useHrefTo()
  const own = useSession().user.opId
  const mayDelete = useOperationAccess()('brandDelete')
  const actions: readonly RecordAction<Operator>[] = mayDelete
    ? [
        {
          id: 'delete',
          label: 'Delete brand',
          permission: 'brands_write',
          danger: true,
          disabledReason: ({ isDeleted }) => (isDeleted ? 'Already deleted.' : null),
          Dialog: DeleteBrand,
        },
      ]
    : []
  return (
    <ListPage
      id="brands"
      what="brands"
      list={list}
      loaded={useBrandsQuery(query)}
      columns={brandColumns}
      rowKey="opId"
      rowName={nameOf}
      hrefOf={(brand) => hrefTo(pathOf(brand))}
      actions={actions}
      exporting={{ fileName: 'brands', endpoint: api.endpoints.brands, arg: query }}
      toolbar={
        <Can permission="brands_write">
          <Button type="primary" onClick={() => own && create({ record: { opId: own } })}>
            Create brand
          </Button>
        </Can>
      }
      empty={{ title: 'No brands yet', advice: 'A brand sells under a name of its own.' }}
    />
  )
}

export const reads = listReads(filters, api.endpoints.brands, withOperator)
