import { Progress } from 'antd'
import type { Player } from '@/api/gen/players/endpoints'
import { type ReferralSummary, usePlayerAffiliateSummaryQuery } from '@/api/gen/referrals/endpoints'
import { useHeldFields } from '@/areas/players'
import { inFull } from '@/kit/display/decimal'
import { Loaded } from '@/kit/display/Loaded'
import { Money } from '@/kit/display/Money'
import { type RecordField, RecordFields } from '@/kit/display/RecordFields'
import type { RecordTabProps } from '@/kit/record/recordTabs'

/** What a player earned by referring others, and the level that decides what comes of the next. */
export function ReferralPanel({ record: player }: RecordTabProps<Player>) {
  const { playerCode, operator } = player
  const call = usePlayerAffiliateSummaryQuery({
    referralPanel: { playerCode, opId: operator?.opId },
  })
  const held = useHeldFields(playerCode, 'affiliate')
  return (
    <Loaded what="The affiliate wallet" call={call}>
      {(summary) => <Figures summary={summary} held={held} />}
    </Loaded>
  )
}

interface FiguresProps {
  readonly summary: ReferralSummary
  readonly held: readonly RecordField[]
}

function Figures({ summary, held }: FiguresProps) {
  const { estimatedBalanceInUSD, withdrawMinimumAmountInUSD, affiliateLevel: level } = summary
  return (
    <>
      <RecordFields
        fields={[
          ['Estimated balance', <Money key="balance" amount={estimatedBalanceInUSD} />],
          ...held,
          ['Minimum withdrawal', <Money key="least" amount={withdrawMinimumAmountInUSD} />],
          ['Level', level?.currentLevel],
          [
            'Referred players’ wager',
            <Money key="wager" amount={level?.referredPlayersWagerInUSD} />,
          ],
          [
            'Next level from',
            () =>
              level.nextLevelRequiredWagerInUSD == null ? (
                'Highest level reached'
              ) : (
                <Money amount={level.nextLevelRequiredWagerInUSD} />
              ),
          ],
          ['Revenue share this month (UTC)', () => `${inFull(level.revenueSharePercentage)} %`],
        ]}
      />
      <Progress
        aria-label="Wager towards the next level"
        percent={level?.currentLevelPercentage ?? 0}
        format={() => `${inFull(level.currentLevelPercentage)} %`}
        size="small"
      />
    </>
  )
}
