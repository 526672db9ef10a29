import { useState } from 'react'
import { Link } from 'react-router'
import { type DomainV2, useDomainsV2Query } from '@/api/gen/domains_v2/endpoints'
import type { OperatorDetails } from '@/api/gen/shared/types'
import { zoneStates } from '@/areas/domains_v1'
import { fieldsOf } from '@/kit/list/fieldsOf'
import { PAGE_SIZE, PagedTable } from '@/kit/list/PagedTable'
import type { RecordTabProps } from '@/kit/record/recordTabs'

const fields = fieldsOf<DomainV2>()({
  domainName: {
    label: 'Domain',
    width: 200,
    render: ({ domainName, unicodeName, opId }) => (
      <Link to={`/settings/domains?${new URLSearchParams({ opId, open: domainName })}`}>
        {unicodeName}
      </Link>
    ),
  },
  cfZoneStatus: { label: 'Zone', width: 116, labels: zoneStates },
  isPrimary: { label: 'Primary', width: 80, kind: 'yesNo' },
  createdAt: { label: 'Added', width: 148, kind: 'time' },
})
const columns = fields.columns()

/** The domains of one operator or brand. */
export function OperatorDomains({ record: { opId } }: RecordTabProps<OperatorDetails>) {
  const [page, setPage] = useState(1)
  const call = useDomainsV2Query({
    opId,
    includeBrands: false,
    page,
    limit: PAGE_SIZE,
    sortByName: 'domainName',
    sortByOrder: 'asc',
  })
  return (
    <PagedTable
      what="domains"
      columns={columns}
      rowKey="domainName"
      call={{ ...call, rows: call.data?.data, count: call.data?.dataInfo.pagination.total }}
      page={page}
      onPage={setPage}
      empty="It has no domains of the second generation."
    />
  )
}
