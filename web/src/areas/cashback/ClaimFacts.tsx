import './cashback.css'
import { Alert } from 'antd'
import type { CashbackClaimFacts } from '@/api/gen/cashback/endpoints'
import { DateTime } from '@/kit/display/DateTime'
import { Money } from '@/kit/display/Money'
import { percentInFull } from '@/kit/display/percent'
import { messageText } from '@/kit/display/personText'
import { type RecordField, RecordFields } from '@/kit/display/RecordFields'

const usd = (label: string, amount: number): RecordField => [
  label,
  <Money key={label} amount={amount} />,
]

/** What a claim stands on: the loss and what it gives, and what was credited and claimed before. */
export function ClaimFacts({ claim }: { readonly claim: CashbackClaimFacts }) {
  const { level, levelLostAmountInUSD: from, percentage, explanation } = claim
  return (
    <>
      {explanation && (
        <Alert
          className="cashback-why"
          type="info"
          showIcon
          role="status"
          title={messageText(explanation)}
        />
      )}
      <RecordFields
        title="What it stands on"
        fields={[
          usd('Bets', claim.betAmountInUSD),
          usd('Wins', claim.winAmountInUSD),
          usd('Loss', claim.playerLossInUSD),
          usd('Loss after bonuses', claim.adjustedPlayerLossInUSD),
          ['Level', level === null ? 'None' : <Level key="level" level={level} from={from} />],
          ['Percentage', percentInFull(percentage)],
          usd('The loss gives', claim.entitledInUSD),
          usd('Credited so far', claim.creditedInUSD),
          ...(claim.creditedBeyondInUSD > 0
            ? [usd('Credited beyond that', claim.creditedBeyondInUSD)]
            : []),
          ['Last credited', <DateTime key="last" at={claim.lastCreditedAt} />],
          usd('Claimed before', claim.claimedBeforeInUSD),
          usd('This claim', claim.claimInUSD),
        ]}
      />
    </>
  )
}

interface LevelProps {
  readonly level: number
  /** The loss from which it counts. */
  readonly from: number | null
}

/** The wire counts levels from 0. */
const Level = ({ level, from }: LevelProps) => (
  <span data-long="in-dialogs">
    {level + 1}
    {from !== null && (
      <>
        , from <Money amount={from} />
      </>
    )}
  </span>
)
