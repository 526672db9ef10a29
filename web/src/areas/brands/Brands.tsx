import { Button } from 'antd'
import { useState } from 'react'
import { api, useBrandsQuery } from '@/api/gen/brands/endpoints'
import type { Operator } from '@/api/gen/shared/types'
import { brandColumns, nameOf, pathOf } from '@/areas/operators'
import { Can } from '@/kit/display/Can'
import { lazyComponent } from '@/kit/lazyComponent'
import type { FilterField } from '@/kit/list/ListFilters'
import { ListPage } from '@/kit/list/ListPage'
import { useListState } from '@/kit/list/useListState'
import type { RecordAction } from '@/kit/record/ActionMenu'
import { useOperationAccess } from '@/session/operationAccess'
import { useGlobalFilters } from '@/session/operator'
import { useSession } from '@/session/session'

const CreateBrand = lazyComponent(() => import('./CreateBrand').then((code) => code.CreateBrand))
const DeleteBrand = lazyComponent(() => import('./DeleteBrand').then((code) => code.DeleteBrand))

const SPEC = {
  sort: 'title',
  filters: { title: 'text', isActive: 'boolean', isDeleted: 'boolean' },
} as const

const FILTERS: readonly FilterField[] = [
  { name: 'title', label: 'Title', width: 160 },
  { name: 'isActive', label: 'Active', width: 104 },
  { name: 'isDeleted', label: 'Deleted', width: 104 },
]

/** The operator's own brands: made here, each on its page, deleted once nothing is open there. */
export function Brands() {
  const list = useListState(SPEC)
  const { opId } = useGlobalFilters()
  const query = { ...list.query, ...(opId && { opId }) }
  const [creating, setCreating] = useState(false)
  const [deleted, setDeleted] = useState<Operator | null>(null)
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
          run: setDeleted,
        },
      ]
    : []
  return (
    <>
      <ListPage
        id="brands"
        what="brands"
        list={list}
        loaded={useBrandsQuery(query)}
        columns={brandColumns}
        filters={FILTERS}
        rowKey="opId"
        rowName={nameOf}
        hrefOf={pathOf}
        actions={actions}
        exporting={{ fileName: 'brands', endpoint: api.endpoints.brands, arg: query }}
        toolbar={
          <Can permission="brands_write">
            <Button type="primary" onClick={() => setCreating(true)}>
              Create brand
            </Button>
          </Can>
        }
        empty={{ title: 'No brands yet', advice: 'A brand sells under a name of its own.' }}
      />
      {creating && own && <CreateBrand opId={own} onClose={() => setCreating(false)} />}
      {deleted && <DeleteBrand opId={deleted.opId} onClose={() => setDeleted(null)} />}
    </>
  )
}
