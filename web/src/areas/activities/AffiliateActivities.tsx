import { useState } from 'react'
import { useActivitiesQuery } from '@/api/gen/activities/endpoints'
import type { Affiliate } from '@/api/gen/affiliates/endpoints'
import { PAGE_SIZE, PagedTable } from '@/kit/list/PagedTable'
import type { RecordTabProps } from '@/kit/record/recordTabs'
import { columnsOfOne } from './fields'

/** What was done to an affiliate and their percentages, the latest first. */
export function AffiliateActivities({ record: { affId, opId } }: RecordTabProps<Affiliate>) {
  const [page, setPage] = useState(1)
  const call = useActivitiesQuery({ recordId: affId, opId, page, limit: PAGE_SIZE })
  return (
    <PagedTable
      what="activities"
      columns={columnsOfOne}
      rowKey="_id"
      call={{ ...call, rows: call.data?.items, count: call.data?.count }}
      page={page}
      onPage={setPage}
      empty="Nobody has changed this affiliate yet."
    />
  )
}
