import { Segmented, Select } from 'antd'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { Player } from '@/api/gen/players/endpoints'
import {
  type ComparedSeries,
  type ReferralCards,
  type ReferralChannel,
  type ReferralPanel,
  type ReferralReports as Reports,
  usePlayerAffiliateChannelsQuery,
  usePlayerAffiliateReportsQuery,
} from '@/api/gen/referrals/endpoints'
import { type SummaryPeriod, summaryPeriodValues } from '@/api/gen/shared/enums'
import { ActivePlayersList } from '@/areas/affiliates'
import { ComparedChart } from '@/kit/chart/ComparedChart'
import { useDialog } from '@/kit/dialog/useDialog'
import { inFull } from '@/kit/display/decimal'
import { Loaded } from '@/kit/display/Loaded'
import { Money } from '@/kit/display/Money'
import { joined } from '@/kit/display/None'
import { Rows } from '@/kit/display/Rows'
import { readList } from '@/kit/display/readValue'
import { shortTime, stepText } from '@/kit/display/times'
import { useCan } from '@/session/session'
import { channelTypes, periods } from './labels'
import { joinedAt } from './links'

type Card = readonly [name: keyof ReferralCards, label: string, isMoney: boolean]
const CARDS: readonly Card[] = [
  ['registered', 'Registered', false],
  ['affiliateProfitInUSD', 'Affiliate profit', true],
  ['refPlayersDepositInUSD', 'Deposits', true],
  ['refPlayersWithdrawInUSD', 'Withdrawals', true],
  ['activePlayers', 'Active players', false],
  ['refPlayersFTDInUSD', 'First deposits', true],
]

interface ReferralReportsProps {
  readonly player: Player
}

/** What a player's referred players did in a period, beside the one before it; of all, or of a channel. */
export function ReferralReports({ player }: ReferralReportsProps) {
  const { playerCode, operator } = player
  const named = { playerCode, opId: operator?.opId }
  const [period, setPeriod] = useState<SummaryPeriod>('THIS_MONTH')
  const [channel, setChannel] = useState<string | null>(null)
  const [subChannelId, setSubChannel] = useState<string | null>(null)
  const found = usePlayerAffiliateChannelsQuery({ referralChannelsRequest: named }).data
  const channels = readList(found?.items)
  const chosen = channels.find((each) => keyOf(each) === channel)
  const asked = {
    ...named,
    period,
    ...(chosen && { channelType: chosen.channelType }),
    ...(chosen?.channelId && { channelId: chosen.channelId }),
    ...(chosen && subChannelId && { subChannelId }),
  }
  const call = usePlayerAffiliateReportsQuery({ referralPanel: asked })
  return (
    <section className="referrals-reports" aria-label="Referred players">
      <div className="referrals-bar">
        <Segmented<SummaryPeriod>
          aria-label="Period (UTC)"
          options={summaryPeriodValues.map((value) => ({ value, label: periods[value][0] }))}
          value={period}
          onChange={setPeriod}
        />
        <Select
          aria-label="Channel"
          placeholder="All channels"
          allowClear
          disabled={channels.length === 0}
          options={channels.map((each) => ({ value: keyOf(each), label: keyOf(each) }))}
          value={channel}
          onChange={(value: string | undefined) => {
            setChannel(value ?? null)
            setSubChannel(null)
          }}
        />
        <Select
          aria-label="Sub-channel"
          placeholder="All sub-channels"
          allowClear
          disabled={readList(chosen?.subChannels).length === 0}
          options={readList(chosen?.subChannels).map((value) => ({ value, label: value }))}
          value={subChannelId}
          onChange={(value: string | undefined) => setSubChannel(value ?? null)}
        />
      </div>
      <Loaded what="The figures of referred players" call={call}>
        {(reports) => <Figures reports={reports} asked={asked} />}
      </Loaded>
    </section>
  )
}

const keyOf = ({ channelType, channelId }: ReferralChannel): string =>
  joined([channelTypes[channelType] ?? channelType, channelId], ' · ')

interface FiguresProps {
  readonly reports: Reports
  /** What they are of. */
  readonly asked: ReferralPanel & { readonly period: SummaryPeriod }
}

function Figures({ reports, asked }: FiguresProps) {
  const { period } = asked
  const names = periods[period]
  const showActive = useDialog(ActivePlayersList)
  const readsActive = useCan('affiliates_read')
  const { cards, previousCards, charts } = reports
  const joinedNow = joinedAt(asked, reports.currentFrom)
  const about = [
    `Players referred by ${asked.playerCode}`,
    `${names[0]}, since ${shortTime(Date.parse(reports.currentFrom), 'UTC')}, UTC`,
  ]
  const shown = (of: ReferralCards, [name, , isMoney]: Card): ReactNode => {
    const figure = of?.[name]
    if (isMoney) return <Money amount={figure} />
    return typeof figure === 'number' ? inFull(figure) : figure
  }
  return (
    <>
      <Rows
        className="kit-figures referrals-cards"
        isLive
        of={CARDS}
        keyOf={([name]) => name}
        columns={{
          Figure: ([name, label]) => {
            if (name === 'registered' && joinedNow) return <Link to={joinedNow}>{label}</Link>
            if (name !== 'activePlayers' || !readsActive) return label
            return (
              <button
                type="button"
                className="kit-link"
                onClick={() =>
                  showActive({ title: `Active players list · ${asked.playerCode}`, of: asked })
                }
              >
                {label}
              </button>
            )
          },
          [names[0]]: (card) => shown(cards, card),
          [names[1]]: (card) => shown(previousCards, card),
        }}
      />
      <h3>Bets</h3>
      <ComparedChart
        className="referrals-chart"
        title="Bets"
        about={about}
        names={names}
        points={pointsOf(charts?.bets)}
        format={(value) => `${inFull(value)} USD`}
      />
      <h3>Registrations</h3>
      <ComparedChart
        className="referrals-chart"
        title="Registrations"
        about={about}
        names={names}
        points={pointsOf(charts?.registrations)}
        format={inFull}
      />
    </>
  )
}

/** Both periods by their places: the first day beside the first day. */
function pointsOf(compared: ComparedSeries | undefined) {
  const now = compared?.currentPeriod
  const before = compared?.previousPeriod
  const values = [readList(now?.values), readList(before?.values)] as const
  return readList(now?.labels).map((label, at) => ({
    label: stepText(label),
    current: values[0][at] ?? null,
    previous: values[1][at] ?? null,
  }))
}
