import { type Channel, useChannelQuery } from '@/api/gen/channels/endpoints'
import { Status } from '@/kit/display/Status'
import { jsonTab } from '@/kit/record/jsonTab'
import { type OpenedRecord, RecordDrawer } from '@/kit/record/RecordDrawer'
import type { RecordAction } from '@/kit/record/recordActions'
import type { RecordTab } from '@/kit/record/recordTabs'
import { ChannelDetails } from './ChannelDetails'
import { ChannelReport } from './ChannelReport'
import { nameOf, stateOf } from './labels'

const tabs: readonly RecordTab<Channel>[] = [
  { key: 'details', label: 'Details', Body: ChannelDetails },
  { key: 'report', label: 'Report', permission: 'affiliates_read', Body: ChannelReport },
  jsonTab((channel) => `${nameOf(channel)} as JSON`, { roles: ['SUPER_ADMIN'] }),
]

interface ChannelDrawerProps extends OpenedRecord {
  readonly actions: readonly RecordAction<Channel>[]
}

/** A channel: its link, and what came of it. */
export function ChannelDrawer({ actions, ...opened }: ChannelDrawerProps) {
  const { openId } = opened
  return (
    <RecordDrawer<Channel>
      {...opened}
      title={`Channel ${openId ?? ''}`.trim()}
      name={({ title }) => title}
      loaded={useChannelQuery({ id: openId ?? '' }, { skip: openId === null })}
      state={(channel) => <Status {...stateOf(channel)} />}
      actions={actions}
      tabs={tabs}
    />
  )
}
