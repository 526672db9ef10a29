import { Alert } from 'antd'
import { RELEASE_IS_DELETED } from '@/api/gen/bonuses/constants'
import { type BonusRelease, useBonusReleaseQuery } from '@/api/gen/bonuses/endpoints'
import { DateTime } from '@/kit/display/DateTime'
import { RecordFields } from '@/kit/display/RecordFields'
import { type OpenedRecord, RecordDrawer } from '@/kit/record/RecordDrawer'
import type { RecordAction } from '@/kit/record/recordActions'
import type { RecordTab, RecordTabProps } from '@/kit/record/recordTabs'
import { ReleasePlayers } from './ReleasePlayers'
import { fields, ReleaseState } from './releaseFields'
import { Tiers } from './Tiers'
import './bonuses.css'

const TERMS = [
  'bonusTitle',
  'schedule',
  'betType',
  'choices',
  'startTime',
  'endTime',
  'description',
] as const
const FIGURES = [
  'playerCount',
  'unlockedAmountInUSD',
  'claimedAmountInUSD',
  'lastUnlockedAt',
] as const
const ABOUT = ['operator', 'createdAt', 'updatedAt', 'updatedBy', 'releaseId'] as const

const tabs: readonly RecordTab<BonusRelease>[] = [
  { key: 'details', label: 'Details', Body: Details },
  {
    key: 'players',
    label: 'Players',
    Body: ({ record }) => <ReleasePlayers releaseId={record.releaseId} />,
  },
]

interface ReleaseDrawerProps extends OpenedRecord {
  readonly actions: readonly RecordAction<BonusRelease>[]
}

/** A release with its tiers, and its players; a deleted one too. */
export function ReleaseDrawer({ actions, ...opened }: ReleaseDrawerProps) {
  const call = useBonusReleaseQuery({ releaseId: opened.openId ?? '' }, { skip: !opened.openId })
  return (
    <RecordDrawer<BonusRelease>
      {...opened}
      title="Bonus release"
      name={({ bonusReleaseDefinition, operator }) => [
        bonusReleaseDefinition.title,
        operator.opTitle,
      ]}
      loaded={call}
      state={(release) => <ReleaseState release={release} />}
      actions={actions}
      tabs={tabs}
    />
  )
}

function Details({ record: release }: RecordTabProps<BonusRelease>) {
  const { nextTerms } = release
  return (
    <>
      {release.isDeleted && <Alert type="warning" showIcon title={RELEASE_IS_DELETED} />}
      <RecordFields title="Terms" fields={fields.facts(release, ...TERMS)} />
      <Tiers tiers={release.tiers} />
      {nextTerms && (
        <section aria-label="Next terms">
          <p>
            From <DateTime at={nextTerms.fromTime} />:
          </p>
          <Tiers tiers={nextTerms.tiers} />
        </section>
      )}
      <RecordFields title="Figures" fields={fields.facts(release, ...FIGURES)} />
      <RecordFields title="Record" fields={fields.facts(release, ...ABOUT)} />
    </>
  )
}
