import { useState } from 'react'
import { Link } from 'react-router'
import { useActivitiesQuery } from '@/api/gen/activities/endpoints'
import type { OperatorDetails } from '@/api/gen/shared/types'
import { PAGE_SIZE, PagedTable } from '@/kit/list/PagedTable'
import type { RecordTabProps } from '@/kit/record/recordTabs'
import { columnsOfOne } from './fields'

/** What was done to an operator or brand itself, and to its settings; what was done there stands in the whole list. */
export function OperatorActivities({ record: { opId } }: RecordTabProps<OperatorDetails>) {
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
