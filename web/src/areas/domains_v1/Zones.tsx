import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useZonesV1Query, type Zone, type ZoneCreated } from '@/api/gen/domains_v1/endpoints'
import { useAccounts, useZoneOwner } from '@/areas/cf_accounts'
import { useDialog } from '@/kit/dialog/useDialog'
import { Can } from '@/kit/display/Can'
import { Name } from '@/kit/display/Name'
import { lazyComponent } from '@/kit/lazyComponent'
import { withOptions } from '@/kit/list/defineFilters'
import { ListPage } from '@/kit/list/ListPage'
import { useListState } from '@/kit/list/useListState'
import { useOpenRecord } from '@/kit/list/useOpenRecord'
import type { RecordAction } from '@/kit/record/recordActions'
import { useAddress } from '@/kit/useAddress'
import { useOperationAccess } from '@/session/operationAccess'
import { useChosenOperator } from '@/session/operator'
import { columns, filters } from './fields'
import { pagesOf } from './labels'
import { useDeleteZone } from './useDeleteZone'

export const AddZone = lazyComponent(() => import('./AddZone').then((code) => code.AddZone))
const ZoneDrawer = lazyComponent(() => import('./ZoneDrawer').then((code) => code.ZoneDrawer))

const OPENED = { hasTab: true, within: ['dnsRecord'] }

/** The zones of one account, first generation; the first account where none is chosen. */
export function Zones({ toolbar }: { readonly toolbar: ReactNode }) {
  const opId = useChosenOperator()
  const offers = useOperationAccess()
  const list = useListState(filters)
  const [params] = useAddress()
  const { call, accounts } = useAccounts(1, opId)
  const ownerOf = useZoneOwner()
  const named = accounts?.find((account) => account.token === list.filters.cfToken)
  const account = named ?? accounts?.[0]
  const token = account?.token
  const { page, limit } = list
  const { domain } = list.filters
  const query = {
    token: token ?? '',
    page,
    limit,
    ...(opId && { opId }),
    ...(domain && { domain }),
  }
  const loaded = useZonesV1Query(query, { skip: token === undefined })
  const addZone = useDialog(AddZone)
  const items = loaded.data?.items
  const none = accounts?.length === 0 ? { items: [], count: 0 } : undefined
  const zones = {
    data: items ? { items, count: pagesOf(loaded.data?.result_info).total } : none,
    error: loaded.error ?? call.error,
    isFetching: loaded.isFetching || call.isFetching,
    refetch: loaded.isUninitialized ? call.refetch : loaded.refetch,
  }
  const opened = useOpenRecord(zones, 'id', OPENED)
  const detailsOf = ({ id, name }: ZoneCreated, of: string) => {
    const next = new URLSearchParams(params)
    for (const [key, value] of Object.entries({ cfToken: of, domain: name, open: id })) {
      next.set(key, value)
    }
    return `/settings/domains?${next}`
  }
  const remove = useDeleteZone('zones', opened.closeDuring)
  const actions: readonly RecordAction<Zone>[] = offers('zoneV1Delete')
    ? [
        {
          id: 'delete',
          label: 'Delete zone',
          permission: 'domains_write',
          danger: true,
          run: remove,
        },
      ]
    : []
  return (
    <>
      <ListPage
        id="domains_v1.zones"
        what="domains"
        list={list}
        loaded={zones}
        columns={columns}
        filters={withOptions(list.fields, {
          cfToken: (accounts ?? []).map(({ token: value, title }) => ({ value, label: title })),
        })}
        rowKey="id"
        rowName={({ name }) => `domain ${name}`}
        onOpen={opened.open}
        addressOf={opened.addressOf}
        actions={actions}
        toolbar={
          <>
            {toolbar}
            <Can
              permission="domains_write"
              disabledReason={accounts?.length === 0 ? 'Add a Cloudflare account first.' : null}
            >
              <Button
                type="primary"
                onClick={() =>
                  addZone({ opId: account && ownerOf(account), token, link: detailsOf })
                }
              >
                Add domain
              </Button>
            </Can>
          </>
        }
        summary={
          account && (
            <span>
              Account: <Name text={account.title} />
            </span>
          )
        }
        empty={{
          title: 'No domains yet',
          advice: 'Add a domain to a V1 account.',
        }}
      />
      {opened.wasOpened && (
        <ZoneDrawer {...opened.drawer} loaded={opened.record} actions={actions} />
      )}
    </>
  )
}
