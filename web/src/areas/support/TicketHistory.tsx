import { useState } from 'react'
import { useActivitiesQuery } from '@/api/gen/activities/endpoints'
import type { TicketDetails } from '@/api/gen/support/endpoints'
import { activityColumns } from '@/areas/activities'
import { PagedTable } from '@/kit/list/PagedTable'
import type { RecordTabProps } from '@/kit/record/recordTabs'

const PAGE_SIZE = 10

/** Who read and answered it, and how its status, agent and rest changed. */
export function TicketHistory({ record: ticket }: RecordTabProps<TicketDetails>) {
  const [page, setPage] = useState(1)
  const call = useActivitiesQuery({ recordId: ticket.ticketId, page, limit: PAGE_SIZE })
  return (
    <PagedTable
      what="activities"
      columns={activityColumns}
      rowKey="_id"
      call={{ ...call, rows: call.data?.items, count: call.data?.count }}
      page={page}
      onPage={setPage}
      empty="Nobody has seen this ticket yet."
    />
  )
}
