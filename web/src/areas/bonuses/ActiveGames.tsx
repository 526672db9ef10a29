import { Alert, Drawer } from 'antd'
import { RELEASE_IS_DELETED } from '@/api/gen/bonuses/constants'
import { type PlayerBonusRelease, usePlayerBonusReleasesQuery } from '@/api/gen/bonuses/endpoints'
import type { Player } from '@/api/gen/players/endpoints'
import { LoadedItems } from '@/kit/display/Loaded'
import { RecordFields } from '@/kit/display/RecordFields'
import { labelOf, Status } from '@/kit/display/Status'
import { fieldsOf } from '@/kit/list/fieldsOf'
import type { RecordDialogProps } from '@/kit/record/recordActions'
import { betTypeOf, releaseStatuses, scheduleOf } from './labels'
import { choicesOf } from './releaseFields'
import { Tiers } from './Tiers'

const MOST = 100

const fields = fieldsOf<PlayerBonusRelease>()({
  bonusTitle: { label: 'Bonus', kind: 'name' },
  description: {
    field: 'bonusReleaseDefinition.description',
    read: ({ bonusReleaseDefinition }) => bonusReleaseDefinition.description,
  },
  betType: {
    label: 'Counts on',
    read: ({ bonusReleaseDefinition }) => betTypeOf(bonusReleaseDefinition.betType),
  },
  choices: {
    label: 'Games or providers',
    read: ({ bonusReleaseDefinition }) => choicesOf(bonusReleaseDefinition),
  },
  schedule: {
    label: 'Period',
    read: ({ bonusReleaseDefinition }) => scheduleOf(bonusReleaseDefinition.schedule),
  },
  startTime: {
    label: 'Starts',
    kind: 'time',
    field: 'bonusReleaseDefinition.startTime',
    read: ({ bonusReleaseDefinition }) => bonusReleaseDefinition.startTime,
  },
  endTime: {
    label: 'Ends',
    kind: 'time',
    field: 'bonusReleaseDefinition.endTime',
    read: ({ bonusReleaseDefinition }) => bonusReleaseDefinition.endTime,
  },
  periodFrom: { label: 'Running period from', kind: 'time' },
  periodTo: { label: 'Running period to', kind: 'time' },
  tier: { label: 'Tier reached', read: ({ appliedTierRule }) => appliedTierRule?.tier ?? 'None' },
  unlockedAmountInUSD: { label: 'Unlocked', kind: 'usd' },
  claimedAmountInUSD: { label: 'Claimed', kind: 'usd' },
  lastUnlockedAt: { label: 'Last unlocked', kind: 'time' },
})
const SHOWN = [
  'bonusTitle',
  'description',
  'betType',
  'choices',
  'schedule',
  'startTime',
  'endTime',
  'periodFrom',
  'periodTo',
  'tier',
  'unlockedAmountInUSD',
  'claimedAmountInUSD',
  'lastUnlockedAt',
] as const

/** On which bets each release counts for a player, and how far they are in the running period. */
export function ActiveGames({ record: player, onClose }: RecordDialogProps<Player>) {
  const call = usePlayerBonusReleasesQuery({ playerCode: player.playerCode, limit: MOST })
  return (
    <Drawer
      open
      size={720}
      title={`Active bonus game details · ${player.playerCode}`}
      onClose={onClose}
      destroyOnHidden
    >
      <LoadedItems
        what="The bonus releases"
        call={call}
        empty="No release counts for what this player was given."
      >
        {(releases) =>
          releases.map((release) => (
            <section key={release.releaseId}>
              <h2 className="bonuses-release">
                {release.bonusReleaseDefinition.title}
                <Status {...labelOf(releaseStatuses, release.status)} />
              </h2>
              {release.isDeleted && <Alert type="warning" showIcon title={RELEASE_IS_DELETED} />}
              <RecordFields fields={fields.facts(release, ...SHOWN)} />
              <Tiers tiers={release.tiers} />
            </section>
          ))
        }
      </LoadedItems>
    </Drawer>
  )
}
