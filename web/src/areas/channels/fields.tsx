import type { Channel, ChannelsApiArg } from '@/api/gen/channels/endpoints'
import { fittedCode, type Room } from '@/kit/display/Id'
import { Name } from '@/kit/display/Name'
import { Status } from '@/kit/display/Status'
import { defineFilters } from '@/kit/list/defineFilters'
import { fieldsOf } from '@/kit/list/fieldsOf'
import { conversionOf, stateOf } from './labels'
import { PlayersFigure } from './PlayersFigure'

const ROOM: Room = [{ below: 1600, letters: 21 }]

export const fields = fieldsOf<Channel>()({
  channelId: {
    label: 'Channel ID',
    width: 164,
    least: 136,
    sortable: true,
    copy: 'channel ID',
    // Its end tells it from the others of its affiliate.
    render: ({ channelId }) => <code title={channelId}>{fittedCode(channelId, ROOM)}</code>,
    csv: ({ channelId }) => channelId,
  },
  title: { width: 86, sortable: true },
  affTitle: { label: 'Affiliate', width: 136, wide: 216, sortable: true },
  opId: {
    label: 'Operator',
    width: 136,
    sortable: true,
    field: 'opTitle',
    read: ({ opTitle }) => opTitle,
  },
  signups: {
    width: 88,
    sortable: true,
    kind: 'number',
    render: ({ signups, affId, channelId, title }) => (
      <PlayersFigure
        count={signups}
        label={`Signups of channel ${title}`}
        affId={affId}
        channelId={channelId}
      />
    ),
    csv: ({ signups }) => signups,
  },
  firstDeposits: {
    width: 116,
    sortable: true,
    kind: 'number',
    render: ({ firstDeposits, affId, channelId, title }) => (
      <PlayersFigure
        count={firstDeposits}
        label={`First deposits of channel ${title}`}
        affId={affId}
        channelId={channelId}
        hasDeposited
      />
    ),
    csv: ({ firstDeposits }) => firstDeposits,
  },
  conversionPercentage: {
    label: 'Conversion',
    width: 102,
    sortable: true,
    kind: 'number',
    render: ({ conversionPercentage }) => conversionOf(conversionPercentage),
    csv: ({ conversionPercentage }) => conversionPercentage,
  },
  subChannels: { label: 'Sub-channels', width: 104, optional: true, kind: 'number' },
  baseUrl: { label: 'Base URL', width: 168, optional: true },
  createdAt: { label: 'Created', width: 140, sortable: true, kind: 'time' },
  status: {
    field: [{ field: 'isDeleted', title: 'Deleted' }],
    width: 96,
    optional: true,
    render: (channel) => <Status {...stateOf(channel)} />,
  },
  link: { width: 240, optional: true, render: ({ link }) => <Name text={link} /> },
  updatedAt: { label: 'Updated', width: 148, sortable: true, optional: true, kind: 'time' },
})

const all = fields.columns()
const OF_OTHERS = ['affTitle', 'opId']

/** Whose a channel is, an affiliate knows. */
export const columnsFor = (isOwn: boolean) =>
  isOwn ? all.filter(({ key }) => !OF_OTHERS.includes(key)) : all

export const filters = defineFilters<ChannelsApiArg>()(
  '-createdAt',
  {
    query: { label: 'Title, description or ID', width: 184 },
    affId: { label: 'Affiliate', width: 184 },
    isDeleted: { label: 'Deleted', kind: 'boolean', width: 104 },
    channelId: { label: 'Channel ID', more: true },
    fromDate: { label: 'Created from', day: { edge: 'start', bound: 'toDate' }, more: true },
    toDate: { label: 'Created to', day: { edge: 'end', bound: 'fromDate' }, more: true },
  },
  { fields, limit: 100 },
)
