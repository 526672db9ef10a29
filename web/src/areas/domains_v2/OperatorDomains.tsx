import { useState } from 'react'
import { Link } from 'react-router'
import { type DomainV2, useDomainsV2Query } from '@/api/gen/domains_v2/endpoints'
import { zoneStates } from '@/areas/domains_v1'
import type { OperatorPartProps } from '@/areas/operators'
import { yesNo } from '@/kit/display/None'
import { labelOf, Status } from '@/kit/display/Status'
import { type Column, timeColumn } from '@/kit/list/columns'
import { PAGE_SIZE, PagedTable } from '@/kit/list/PagedTable'

const columns: readonly Column<DomainV2>[] = [
  {
    key: 'domainName',
    title: 'Domain',
    width: 200,
    render: ({ domainName, unicodeName, opId }) => (
      <Link to={`/settings/domains?${new URLSearchParams({ opId, open: domainName })}`}>
        {unicodeName}
      </Link>
    ),
  },
  {
    key: 'cfZoneStatus',
    title: 'Zone',
    width: 116,
    render: ({ cfZoneStatus }) => <Status {...labelOf(zoneStates, cfZoneStatus)} />,
  },
  { key: 'isPrimary', title: 'Primary', width: 80, render: ({ isPrimary }) => yesNo(isPrimary) },
  timeColumn('createdAt', 'Added'),
]

/** The domains of one operator or brand. */
export function OperatorDomains({ operator: { opId } }: OperatorPartProps) {
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
