import { Button } from 'antd'
import { useState } from 'react'
import type { Affiliate } from '@/api/gen/affiliates/endpoints'
import { api, type Channel, useChannelsQuery } from '@/api/gen/channels/endpoints'
import { useDialog } from '@/kit/dialog/useDialog'
import { Can } from '@/kit/display/Can'
import { PAGE_SIZE, PagedTable } from '@/kit/list/PagedTable'
import { useNestedRecord } from '@/kit/list/useOpenRecord'
import type { RecordTabProps } from '@/kit/record/recordTabs'
import { useOperationAccess } from '@/session/operationAccess'
import { useChannelActions } from './actions'
import { ChannelDrawer } from './ChannelDrawer'
import { fields } from './fields'
import { NewChannel } from './NewChannel'
import './channels.css'

const columnsOf = (open: (channel: Channel) => void) => [
  fields.column('title', {
    render: (channel) => (
      <button type="button" className="kit-link" onClick={() => open(channel)}>
        {channel.title}
      </button>
    ),
  }),
  ...fields.columns('channelId', 'baseUrl', 'signups', 'firstDeposits'),
  ...fields.columns('conversionPercentage', 'subChannels', 'createdAt'),
]

/** The links of one affiliate. */
export function AffiliateChannels({ record: affiliate }: RecordTabProps<Affiliate>) {
  const { affId, status } = affiliate
  const [page, setPage] = useState(1)
  const arg = { affId, sort: '-createdAt' }
  const { currentData: data, ...call } = useChannelsQuery({ ...arg, page, limit: PAGE_SIZE })
  const opened = useNestedRecord({ ...call, data }, 'channelId')
  const actions = useChannelActions(opened.closeDuring)
  const openNew = useDialog(NewChannel)
  const mayCreate = useOperationAccess()('channelCreate')
  return (
    <>
      {mayCreate && (
        <div className="channels-bar">
          <Can
            permission="channels_write"
            disabledReason={status === 'DELETED' ? 'The affiliate was deleted.' : null}
          >
            <Button type="primary" onClick={() => openNew({ record: affiliate })}>
              Create channel
            </Button>
          </Can>
        </div>
      )}
      <PagedTable
        what="channels"
        columns={columnsOf(opened.open)}
        rowKey="channelId"
        call={{ ...call, rows: data?.items, count: data?.count }}
        page={page}
        onPage={setPage}
        exporting={{ fileName: `channels-of-${affId}`, endpoint: api.endpoints.channels, arg }}
        empty="No channels yet."
      />
      {opened.wasOpened && <ChannelDrawer {...opened.drawer} actions={actions} />}
    </>
  )
}
