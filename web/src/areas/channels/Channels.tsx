import { Button } from 'antd'
import { useAffiliatesQuery } from '@/api/gen/affiliates/endpoints'
import { api, type ChannelPage, useChannelsQuery } from '@/api/gen/channels/endpoints'
import { useIsOwn } from '@/areas/affiliates'
import { useDialog } from '@/kit/dialog/useDialog'
import { Can } from '@/kit/display/Can'
import { inFull } from '@/kit/display/decimal'
import { nameText } from '@/kit/display/personText'
import { lazyComponent } from '@/kit/lazyComponent'
import { withOptions } from '@/kit/list/defineFilters'
import { ListPage } from '@/kit/list/ListPage'
import { useListState } from '@/kit/list/useListState'
import { useOpenRecord } from '@/kit/list/useOpenRecord'
import { listReads } from '@/session/listReads'
import { mayCall, useOperationAccess } from '@/session/operationAccess'
import { useTenantFilters } from '@/session/operator'
import { withTenants } from '@/session/reads'
import { useSession } from '@/session/session'
import { useChannelActions } from './actions'
import { columnsFor, filters } from './fields'
import { nameOf } from './labels'

const ChannelDrawer = lazyComponent(() =>
  import('./ChannelDrawer').then((code) => code.ChannelDrawer),
)
const NewChannel = lazyComponent(() => import('./NewChannel').then((code) => code.NewChannel))

/** Links by which players come to an operator, with what came of each. */
export function Channels() {
  const list = useListState(filters)
  const isOwn = useIsOwn()
  const query = { ...list.query, ...useTenantFilters() }
  const loaded = useChannelsQuery(query)
  const opened = useOpenRecord(loaded, 'channelId', { hasTab: true })
  const actions = useChannelActions(opened.closeDuring)
  const fields = useFields(isOwn)
  const mayCreate = useOperationAccess()('channelCreate')
  const openNew = useDialog(NewChannel)
  return (
    <>
      <ListPage
        id="channels"
        what="channels"
        list={list}
        loaded={loaded}
        columns={columnsFor(isOwn)}
        filters={fields}
        rowKey="channelId"
        rowName={nameOf}
        onOpen={opened.open}
        addressOf={opened.addressOf}
        actions={actions}
        exporting={{ fileName: 'channels', endpoint: api.endpoints.channels, arg: query }}
        toolbar={
          mayCreate && (
            <Can permission="channels_write">
              <Button type="primary" onClick={() => openNew({})}>
                Create channel
              </Button>
            </Can>
          )
        }
        summary={loaded.data && <Totals totals={loaded.data.totals} />}
        empty={{
          title: 'No channels yet',
          advice: 'Create one for each place that links to the operator, to see what comes of it.',
        }}
      />
      {opened.wasOpened && <ChannelDrawer {...opened.drawer} actions={actions} />}
    </>
  )
}

const Totals = ({ totals }: Pick<ChannelPage, 'totals'>) => (
  <span>
    {inFull(totals.signups)} signups, {inFull(totals.firstDeposits)} first deposits
  </span>
)

/** The filters with the affiliates to choose from; an affiliate has its own channels alone. */
function useFields(isOwn: boolean) {
  const { user } = useSession()
  const skip = !mayCall('affiliates', user)
  const found = useAffiliatesQuery(
    { ...useTenantFilters(), sort: 'affTitle', limit: 1_000 },
    { skip },
  )
  if (isOwn) return filters.fields.filter(({ name }) => name !== 'affId')
  const options = found.data?.items.map(({ affId, affTitle }) => ({
    value: affId,
    label: nameText(affTitle),
  }))
  return options ? withOptions(filters.fields, { affId: options }) : filters.fields
}

export const reads = listReads(filters, api.endpoints.channels, withTenants)
