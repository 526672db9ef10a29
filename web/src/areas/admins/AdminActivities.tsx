import { Segmented } from 'antd'
import { useState } from 'react'
import { useActivitiesQuery } from '@/api/gen/activities/endpoints'
import type { Admin } from '@/api/gen/admins/endpoints'
import { activityColumns } from '@/areas/activities'
import { PAGE_SIZE, PagedTable } from '@/kit/list/PagedTable'
import type { RecordTabProps } from '@/kit/record/recordTabs'

const SIDES = [
  { value: 'by', label: 'Done by them' },
  { value: 'to', label: 'Done to their account' },
] as const

/** What they did, and what was done to their account; the latest first. */
export function AdminActivities({ record: { userCode } }: RecordTabProps<Admin>) {
  const [side, setSide] = useState<'by' | 'to'>('by')
  const [page, setPage] = useState(1)
  const { currentData: data, ...call } = useActivitiesQuery({
    page,
    limit: PAGE_SIZE,
    ...(side === 'by' ? { userCode } : { recordId: userCode }),
  })
  return (
    <>
      <Segmented
        className="admins-sides"
        options={[...SIDES]}
        value={side}
        onChange={(chosen) => {
          setSide(chosen)
          setPage(1)
        }}
      />
      <PagedTable
        what="activities"
        columns={activityColumns}
        rowKey="_id"
        call={{ ...call, rows: data?.items, count: data?.count }}
        page={page}
        onPage={setPage}
        empty={side === 'by' ? 'No activity yet.' : 'No changes to the account yet.'}
      />
    </>
  )
}
