import { useState } from 'react'
import { Link } from 'react-router'
import { useActivitiesQuery } from '@/api/gen/activities/endpoints'
import type { OperatorPartProps } from '@/areas/operators'
import { PAGE_SIZE, PagedTable } from '@/kit/list/PagedTable'
import { columnsOfOne } from './columns'

/** What was done to an operator or brand itself, and to its settings; what was done there stands in the whole list. */
export function OperatorActivities({ operator: { opId } }: OperatorPartProps) {
  const [page, setPage] = useState(1)
  const call = useActivitiesQuery({ recordId: opId, opId, page, limit: PAGE_SIZE })
  return (
    <>
      <PagedTable
        what="activities"
        columns={columnsOfOne}
        rowKey="_id"
        call={{ ...call, rows: call.data?.items, count: call.data?.count }}
        page={page}
        onPage={setPage}
        empty="Nobody has changed it or its settings yet."
      />
      <p>
        <Link to={`/settings/activities?opId=${opId}`}>All activities there</Link>
      </p>
    </>
  )
}
