import { Segmented, Select } from 'antd'
import { useState } from 'react'
import type { AffiliateDetails } from '@/api/gen/affiliates/endpoints'
import { useChannelsQuery } from '@/api/gen/channels/endpoints'
import type { TestPlayersInclusion } from '@/api/gen/shared/enums'
import { useClock } from '@/kit/display/clock'
import { Loaded } from '@/kit/display/Loaded'
import { optionsOf } from '@/kit/display/options'
import { nameText } from '@/kit/display/personText'
import { readList } from '@/kit/display/readValue'
import type { RecordTabProps } from '@/kit/record/recordTabs'
import { isPlatformAdmin } from '@/session/roles'
import { useCan, useSession } from '@/session/session'
import { EARLIER_BETS } from './labels'
import { MonthTable } from './MonthTable'
import { monthsAround } from './months'
import { ReportFigures } from './ReportFigures'
import { useMonthlyReport } from './useMonthlyReport'

const SPANS = [3, 6, 12, 24]
const INCLUSIONS: Readonly<Record<TestPlayersInclusion, string>> = {
  NO_TEST: 'Without test players',
  ALL: 'All players',
  TEST: 'Test players only',
}
const INCLUDED: readonly TestPlayersInclusion[] = ['NO_TEST', 'ALL', 'TEST']

/** What an affiliate's players did, month by month, beside as many months before; of all channels, or of one. */
export function Report({ record: affiliate }: RecordTabProps<AffiliateDetails>) {
  const { affId, affTitle, opId } = affiliate
  const { now } = useClock()
  const isPlatforms = isPlatformAdmin(useSession().user.role)
  const [span, setSpan] = useState(12)
  const [inclusion, setInclusion] = useState<TestPlayersInclusion>('NO_TEST')
  const [channelId, setChannel] = useState<string | null>(null)
  const call = useMonthlyReport({
    affId,
    opId,
    channelId,
    testPlayersInclusion: inclusion,
    ...monthsAround(now(), 1 - 2 * span, 0),
  })
  return (
    <section className="affiliates-report" aria-label="Report">
      <div className="affiliates-bar">
        <Segmented<number>
          aria-label="Period (UTC)"
          options={SPANS.map((value) => ({ value, label: `${value} months` }))}
          value={span}
          onChange={setSpan}
        />
        <ChannelSelect affId={affId} value={channelId} onChange={setChannel} />
        {isPlatforms && (
          <Select<TestPlayersInclusion>
            aria-label="Test players"
            options={optionsOf(INCLUDED, INCLUSIONS)}
            value={inclusion}
            onChange={setInclusion}
          />
        )}
      </div>
      <Loaded what="The report" call={call}>
        {({ data }) => {
          const rows = readList(data)
          return (
            <>
              <ReportFigures affId={affId} rows={rows.slice(-span)} before={rows.slice(0, -span)} />
              <MonthTable
                rows={rows.slice(-span)}
                affId={affId}
                affTitle={affTitle}
                channelId={channelId}
                isCounted={inclusion === 'NO_TEST'}
              />
              <p className="affiliates-hint">{EARLIER_BETS}</p>
            </>
          )
        }}
      </Loaded>
    </section>
  )
}

interface ChannelSelectProps {
  readonly affId: string
  readonly value: string | null
  readonly onChange: (channelId: string | null) => void
}

/** One of the affiliate's channels, deleted ones included: their past is reported too. */
function ChannelSelect({ affId, value, onChange }: ChannelSelectProps) {
  const skip = !useCan('channels_read')
  const of = { affId, sort: 'title', limit: 1_000 }
  const present = useChannelsQuery(of, { skip }).data
  const deleted = useChannelsQuery({ ...of, isDeleted: true }, { skip }).data
  const channels = [...readList(present?.items), ...readList(deleted?.items)]
  return (
    <Select<string>
      className="affiliates-channel"
      aria-label="Channel"
      placeholder="All channels"
      popupMatchSelectWidth={false}
      allowClear
      disabled={channels.length === 0}
      options={channels.map(({ channelId, title, isDeleted }) => ({
        value: channelId,
        label: `${nameText(title)} · ${channelId}${isDeleted ? ' · deleted' : ''}`,
      }))}
      value={value}
      onChange={(chosen: string | undefined) => onChange(chosen ?? null)}
    />
  )
}
