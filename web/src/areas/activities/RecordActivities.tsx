import { useState } from 'react'
import { useActivitiesQuery } from '@/api/gen/activities/endpoints'
import { PAGE_SIZE, PagedTable } from '@/kit/list/PagedTable'
import { columnsOfOne } from './fields'

/** It stands in its own record, whose name is known. */
const columns = columnsOfOne.filter(({ key }) => key !== 'recordTitle')

interface RecordActivitiesProps {
  readonly recordId: string
  readonly opId: string
  /** What is said where nothing was done to it. */
  readonly empty: string
}

/** What was done to one record, the latest first. */
export function RecordActivities({ recordId, opId, empty }: RecordActivitiesProps) {
  const [page, setPage] = useState(1)
  const call = useActivitiesQuery({ recordId, opId, page, limit: PAGE_SIZE })
  return (
    <PagedTable
      what="activities"
      columns={columns}
      rowKey="_id"
      call={{ ...call, rows: call.data?.items, count: call.data?.count }}
      page={page}
      onPage={setPage}
      empty={empty}
    />
  )
}
