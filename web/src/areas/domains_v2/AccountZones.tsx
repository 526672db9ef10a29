import { Button, Table } from 'antd'
import { useState } from 'react'
import { useZonesV1Query, type Zone } from '@/api/gen/domains_v1/endpoints'
import { useDomainsV2Query } from '@/api/gen/domains_v2/endpoints'
import { type Account, useZoneOwner } from '@/areas/cf_accounts'
import { AddZone, NsCheck, pagesOf, useDeleteZone, ZoneState } from '@/areas/domains_v1'
import { skipScrollbarMeasure } from '@/kit/antd/skipScrollbarMeasure'
import { counted } from '@/kit/bulk/bulk'
import { useDialog } from '@/kit/dialog/useDialog'
import { Can } from '@/kit/display/Can'
import { Loaded } from '@/kit/display/Loaded'
import { orNone } from '@/kit/display/None'
import { RowsSkeleton } from '@/kit/display/Skeletons'
import { lazyComponent } from '@/kit/lazyComponent'
import { Empty } from '@/kit/list/ListEmpty'
import { ActionMenu } from '@/kit/record/ActionMenu'
import { type BoundAction, type RecordAction, useRecordActions } from '@/kit/record/recordActions'
import type { RecordTabProps } from '@/kit/record/recordTabs'
import { useOperationAccess } from '@/session/operationAccess'
import { useCan } from '@/session/session'
import './domains.css'

const AddDomain = lazyComponent(() => import('./AddDomain').then((code) => code.AddDomain))
const SetupProgress = lazyComponent(() =>
  import('./SetupProgress').then((code) => code.SetupProgress),
)

const PER_PAGE = 50
const NONE: readonly never[] = []

/** The zones of an account, and a way to add one more to it, by the form of its generation. */
export function AccountZones({ record: account }: RecordTabProps<Account>) {
  const { token, generation, cfAccountCode } = account
  const opId = useZoneOwner()(account)
  const [page, setPage] = useState(1)
  const addZone = useDialog(AddZone)
  const addDomain = useDialog(AddDomain)
  const showProgress = useDialog(SetupProgress)
  const add = () => {
    if (generation === 1) addZone({ minimized: true, opId, token })
    else if (cfAccountCode) addDomain({ opId, cfAccountCode, onAdded })
  }
  const onAdded = (domainName: string) =>
    showProgress({
      domainName,
      link: `/settings/domains?${new URLSearchParams({ open: domainName })}`,
    })
  const call = useZonesV1Query({ token, opId, page, limit: PER_PAGE })
  const result_info = call.data?.result_info
  const { total, perPage } = pagesOf(result_info)
  const actions = useRecordActions(useZoneActions(opId, generation))
  return (
    <section className="domains-zones" aria-label="Domains of the account">
      <div className="domains-bar">
        <span>{result_info ? counted(total, 'domains') : ''}</span>
        <Can permission="domains_write">
          <Button type="primary" onClick={add}>
            Add domain
          </Button>
        </Can>
      </div>
      <Loaded what="The domains" call={call} skeleton={<RowsSkeleton columns={3} />}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty title="No domains yet" advice="Add the first domain of this account." />
          ) : (
            <Table<Zone>
              {...skipScrollbarMeasure}
              size="small"
              rowKey="id"
              dataSource={items}
              pagination={{
                current: page,
                pageSize: perPage,
                total,
                hideOnSinglePage: true,
                showSizeChanger: false,
                onChange: setPage,
              }}
              columns={[
                { title: 'Domain', render: (_, { unicodeName }) => orNone(unicodeName) },
                {
                  title: 'Status',
                  render: (_, { status, id, name }) => (
                    <ZoneState status={status} zoneId={id} name={name} />
                  ),
                },
                {
                  title: 'Name servers',
                  render: (_, { nsStatus }) => <NsCheck nsStatus={nsStatus} />,
                },
                ...(actions.length > 0 ? [actionColumn(actions)] : []),
              ]}
            />
          )
        }
      </Loaded>
    </section>
  )
}

const actionColumn = (actions: readonly BoundAction<Zone>[]) => ({
  title: <span className="kit-unseen">Actions</span>,
  width: 48,
  render: (_: unknown, zone: Zone) => (
    <ActionMenu subject={zone} label={`Actions of domain ${zone.name}`} actions={actions} />
  ),
})

/** Nothing where this user deletes nothing; nothing is offered for a primary domain. */
function useZoneActions(
  opId: string,
  generation: Account['generation'],
): readonly RecordAction<Zone>[] {
  const offers = useOperationAccess()
  const mayWrite = useCan('domains_write')
  const remove = useDeleteZone(generation === 1 ? 'accountV1' : 'accountV2')
  const isOffered = mayWrite && offers('zoneV2Delete')
  const all = { opId, includeBrands: true, isPrimary: true, page: 0, limit: 0 }
  const { data } = useDomainsV2Query(all, { skip: !isOffered })
  const primary = new Set(data?.data.map(({ cfZoneId }) => cfZoneId))
  if (!isOffered || !data) return NONE
  return [
    {
      id: 'delete',
      label: 'Delete zone',
      danger: true,
      appliesTo: ({ id }) => !primary.has(id),
      run: remove,
    },
  ]
}
