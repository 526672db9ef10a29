import { useState } from 'react'
import { useOperatorsListQuery } from '@/api/gen/operators/endpoints'
import type { Operator, OperatorDetails } from '@/api/gen/shared/types'
import { brandColumns, OperatorLink } from '@/areas/operators'
import type { Column } from '@/kit/list/columns'
import { PAGE_SIZE, PagedTable } from '@/kit/list/PagedTable'
import type { RecordTabProps } from '@/kit/record/recordTabs'

const [title, ...others] = brandColumns.filter(({ optional }) => !optional)

const columns: readonly Column<Operator>[] = [
  {
    ...(title as Column<Operator>),
    render: ({ opId, title: name }) => <OperatorLink opId={opId} title={name} />,
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
