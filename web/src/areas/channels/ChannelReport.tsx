import { useState } from 'react'
import {
  api,
  type Channel,
  type SubChannel,
  useSubChannelsQuery,
} from '@/api/gen/channels/endpoints'
import { MonthTable, monthsAround, useMonthlyReport } from '@/areas/affiliates'
import { useClock } from '@/kit/display/clock'
import { Loaded } from '@/kit/display/Loaded'
import { readList } from '@/kit/display/readValue'
import { fieldsOf } from '@/kit/list/fieldsOf'
import { PAGE_SIZE, PagedTable } from '@/kit/list/PagedTable'
import type { RecordTabProps } from '@/kit/record/recordTabs'
import { conversionOf } from './labels'
import { PlayersFigure } from './PlayersFigure'

/** What came of a channel in this month and the one before, and of each of its sub-channels. */
export function ChannelReport({ record: channel }: RecordTabProps<Channel>) {
  const { affId, affTitle, opId, channelId } = channel
  const { now } = useClock()
  const call = useMonthlyReport({ affId, opId, channelId, ...monthsAround(now(), -1, 0) })
  return (
    <>
      <Loaded what="The report" call={call}>
        {({ data }) => (
          <MonthTable
            rows={readList(data)}
            affId={affId}
            affTitle={affTitle}
            channelId={channelId}
          />
        )}
      </Loaded>
      <SubChannels channel={channel} />
    </>
  )
}

const columnsOf = ({ affId, channelId }: Channel) =>
  fieldsOf<SubChannel>()({
    subChannelId: { label: 'Sub-channel', width: 152, kind: 'code' },
    signups: {
      width: 80,
      kind: 'number',
      render: ({ subChannelId, signups }) => (
        <PlayersFigure
          count={signups}
          label={`Signups of sub-channel ${subChannelId}`}
          affId={affId}
          channelId={channelId}
          subChannelId={subChannelId}
        />
      ),
      csv: ({ signups }) => signups,
    },
    firstDeposits: {
      width: 112,
      kind: 'number',
      render: ({ subChannelId, firstDeposits }) => (
        <PlayersFigure
          count={firstDeposits}
          label={`First deposits of sub-channel ${subChannelId}`}
          affId={affId}
          channelId={channelId}
          subChannelId={subChannelId}
          hasDeposited
        />
      ),
      csv: ({ firstDeposits }) => firstDeposits,
    },
    conversionPercentage: {
      label: 'Conversion',
      width: 96,
      kind: 'number',
      render: ({ conversionPercentage }) => conversionOf(conversionPercentage),
      csv: ({ conversionPercentage }) => conversionPercentage,
    },
    firstSignupAt: { label: 'First signup', width: 144, kind: 'time' },
    lastSignupAt: { label: 'Last signup', width: 144, kind: 'time' },
  }).columns()

function SubChannels({ channel }: { readonly channel: Channel }) {
  const [page, setPage] = useState(1)
  const arg = { channelId: channel.channelId, sort: '-signups' }
  const { currentData: data, ...call } = useSubChannelsQuery({ ...arg, page, limit: PAGE_SIZE })
  return (
    <section className="channels-texts">
      <h2>Sub-channels</h2>
      <PagedTable
        what="sub-channels"
        columns={columnsOf(channel)}
        rowKey="subChannelId"
        call={{ ...call, rows: data?.items, count: data?.count }}
        page={page}
        onPage={setPage}
        exporting={{
          fileName: `sub-channels-of-${channel.channelId}`,
          endpoint: api.endpoints.subChannels,
          arg,
        }}
        empty="Nobody came by a sub-channel yet."
      />
    </section>
  )
}
