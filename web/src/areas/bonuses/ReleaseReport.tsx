import { Drawer, Tabs } from 'antd'
import {
  type BonusRelease,
  type BonusReleaseReport,
  useBonusReleaseReportQuery,
} from '@/api/gen/bonuses/endpoints'
import { Json } from '@/kit/display/Json'
import { Loaded } from '@/kit/display/Loaded'
import { joined } from '@/kit/display/None'
import { nameText } from '@/kit/display/personText'
import { RecordFields } from '@/kit/display/RecordFields'
import { fieldsOf } from '@/kit/list/fieldsOf'
import { type Permitted, usePermitted } from '@/kit/permitted'
import type { RecordDialogProps } from '@/kit/record/recordActions'
import { betTypeOf, scheduleOf } from './labels'
import { ReleasePlayers } from './ReleasePlayers'
import { choicesOf } from './releaseFields'

const fields = fieldsOf<BonusReleaseReport>()({
  bonusAmountInUSD: { label: 'Given', kind: 'usd' },
  totalUnlockedAmountInUSD: { label: 'Unlocked', kind: 'usd' },
  totalPlayersUnlocked: { label: 'Players who unlocked', kind: 'number' },
  totalWageredAmountInUSD: { label: 'Wagered', kind: 'usd' },
  totalClaimedAmountInUSD: { label: 'Claimed', kind: 'usd' },
  totalClaimedCount: { label: 'Claims', kind: 'number' },
  title: { read: ({ bonus }) => bonus.title },
  schedule: { label: 'Period', read: ({ bonus }) => scheduleOf(bonus.schedule) },
  startTime: { label: 'Starts', kind: 'time', read: ({ bonus }) => bonus.startTime },
  endTime: { label: 'Ends', kind: 'time', read: ({ bonus }) => bonus.endTime },
  betType: { label: 'Counts on', read: ({ bonus }) => betTypeOf(bonus.betType) },
  choices: { label: 'Games or providers', read: ({ bonus }) => choicesOf(bonus) },
  isActive: { label: 'Active', kind: 'yesNo', read: ({ bonus }) => bonus.isActive },
  id: { label: 'Release ID', kind: 'code', copy: 'release ID', read: ({ bonus }) => bonus._id },
})
const TOTALS = [
  'bonusAmountInUSD',
  'totalUnlockedAmountInUSD',
  'totalPlayersUnlocked',
  'totalWageredAmountInUSD',
  'totalClaimedAmountInUSD',
  'totalClaimedCount',
] as const
const RELEASE = [
  'title',
  'schedule',
  'startTime',
  'endTime',
  'betType',
  'choices',
  'isActive',
  'id',
] as const

interface ReportTab extends Permitted {
  readonly key: string
  readonly label: string
  readonly draw: (report: BonusReleaseReport) => React.ReactNode
}

const tabs: readonly ReportTab[] = [
  {
    key: 'details',
    label: 'Details',
    permission: 'bonus_details',
    draw: (report) => (
      <>
        <RecordFields title="Totals" fields={fields.facts(report, ...TOTALS)} />
        <RecordFields title="Release" fields={fields.facts(report, ...RELEASE)} />
      </>
    ),
  },
  {
    key: 'players',
    label: 'Players',
    draw: ({ bonus }) => <ReleasePlayers releaseId={bonus._id} />,
  },
  {
    key: 'json',
    label: 'JSON',
    permission: 'bonus_json',
    draw: (report) => <Json value={report} what={`Report of ${report.bonus.title} as JSON`} />,
  },
]

/** What came of a release: its totals, and the players' rows that they add up. */
export function ReleaseReportDrawer({ record, onClose }: RecordDialogProps<BonusRelease>) {
  const call = useBonusReleaseReportQuery({ releaseId: record.releaseId })
  const shown = usePermitted(tabs)
  const of = [record.bonusReleaseDefinition.title, record.operator?.opTitle].map(nameText)
  return (
    <Drawer
      open
      size={920}
      title={joined(['Bonus release report', ...of], ' · ')}
      onClose={onClose}
      destroyOnHidden
    >
      <Loaded what="The report" call={call}>
        {(report) => (
          <Tabs
            items={shown.map(({ key, label, draw }) => ({ key, label, children: draw(report) }))}
          />
        )}
      </Loaded>
    </Drawer>
  )
}
