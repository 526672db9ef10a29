import { Button, Table } from 'antd'
import { useState } from 'react'
import type { ApiError } from '@/api/answer'
import { useZonesV1Query, type Zone } from '@/api/gen/endpoints'
import { Can } from '@/kit/Can'
import { Failure } from '@/kit/Failure'
import { Empty } from '@/kit/ListEmpty'
import { MEASURED_ALREADY } from '@/kit/measured'
import { part } from '@/kit/part'
import { RowsSkeleton, useLasting } from '@/kit/Skeletons'
import { NsCheck } from './NsCheck'
import { ZoneState } from './ZoneState'
import './domains.css'

const AddZone = part(() => import('./AddZone').then((code) => code.AddZone))

const PER_PAGE = 50

interface AccountZonesProps {
  readonly token: string
  readonly opId: string
}

/** The zones of an account, and a way to add one more to it. */
export function AccountZones({ token, opId }: AccountZonesProps) {
  const [page, setPage] = useState(1)
  const [isAdding, setAdding] = useState(false)
  const call = useZonesV1Query({ token, opId, page, limit: PER_PAGE })
  const waiting = useLasting(call.isFetching && !call.data)
  const { items, result_info } = call.data ?? {}
  return (
    <section aria-label="Domains of the account">
      <div className="domains-bar">
        <span>{result_info ? `${result_info.total_count ?? PER_PAGE} domains` : ''}</span>
        <Can permission="domains_write">
          <Button type="primary" onClick={() => setAdding(true)}>
            Add New Domain
          </Button>
        </Can>
      </div>
      {waiting && <RowsSkeleton columns={3} />}
      {call.error && !call.isFetching && (
        <Failure
          what="The domains could not be loaded"
          error={call.error as ApiError}
          onRetry={call.refetch}
        />
      )}
      {items?.length === 0 && (
        <Empty title="No domains yet" advice="Add the first domain of this account." />
      )}
      {items && items.length > 0 && !call.error && (
        <Table<Zone>
          {...MEASURED_ALREADY}
          size="small"
          rowKey="id"
          dataSource={items}
          pagination={{
            current: page,
            pageSize: result_info?.per_page ?? PER_PAGE,
            total: result_info?.total_count ?? PER_PAGE,
            hideOnSinglePage: true,
            showSizeChanger: false,
            onChange: setPage,
          }}
          columns={[
            { title: 'Domain', dataIndex: 'unicodeName' },
            {
              title: 'Status',
              render: (_, { status, id, name }) => (
                <ZoneState status={status} zoneId={id} name={name} />
              ),
            },
            {
              title: 'Name servers',
              render: (_, { name, name_servers }) => (
                <NsCheck domain={name} nameServers={name_servers} />
              ),
            },
          ]}
        />
      )}
      {isAdding && <AddZone minimized opId={opId} token={token} onClose={() => setAdding(false)} />}
    </section>
  )
}
