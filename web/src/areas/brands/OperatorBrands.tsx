import { useState } from 'react'
import { Link } from 'react-router'
import { useOperatorsListQuery } from '@/api/gen/operators/endpoints'
import type { Operator, OperatorDetails } from '@/api/gen/shared/types'
import { brandColumns, pathOf } from '@/areas/operators'
import { Name } from '@/kit/display/Name'
import type { Column } from '@/kit/list/columns'
import { PAGE_SIZE, PagedTable } from '@/kit/list/PagedTable'
import type { RecordTabProps } from '@/kit/record/recordTabs'

const [title, ...others] = brandColumns.filter(({ optional }) => !optional)

const columns: readonly Column<Operator>[] = [
  {
    ...(title as Column<Operator>),
    render: (brand) => (
      <Link to={pathOf(brand)}>
        <Name text={brand.title} />
      </Link>
    ),
  },
  ...others,
]

/** The brands of one operator. */
export function OperatorBrands({ record: { opId } }: RecordTabProps<OperatorDetails>) {
  const [page, setPage] = useState(1)
  const call = useOperatorsListQuery({ opId, type: 'brand', page, limit: PAGE_SIZE })
  return (
    <PagedTable
      what="brands"
      columns={columns}
      rowKey="opId"
      call={{ ...call, rows: call.data?.items, count: call.data?.count }}
      page={page}
      onPage={setPage}
      empty="This operator has no brands."
    />
  )
}
