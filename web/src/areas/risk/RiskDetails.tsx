import type { RiskDetails as Details, RiskReview } from '@/api/gen/risk/endpoints'
import { PlayerLink } from '@/areas/players'
import { DateTime } from '@/kit/display/DateTime'
import { Name } from '@/kit/display/Name'
import { RecordFields } from '@/kit/display/RecordFields'
import { Rows } from '@/kit/display/Rows'
import { readList } from '@/kit/display/readValue'
import { EvidenceCard } from './EvidenceCard'
import { ruleNames } from './labels'
import { Timeline } from './Timeline'
import './risk.css'

interface RiskDetailsProps {
  readonly details: Details
  /** Where it is not clear whose it is. */
  readonly withPlayer?: boolean
}

/** The evidence of a player's points, the reviews, and both in the order of time. */
export function RiskDetails({ details, withPlayer = false }: RiskDetailsProps) {
  const evidence = readList(details.evidence)
  const reviews = readList(details.reviews)
  return (
    <>
      {withPlayer && (
        <RecordFields
          fields={[
            ['Player', () => <PlayerLink playerCode={details.playerCode} />],
            ['Username', () => <Name text={details.username} />],
            ['Operator or brand', () => <Name text={details.operator.opTitle} />],
          ]}
        />
      )}
      <section className="risk-evidence" aria-label="Evidence">
        <h2>Evidence</h2>
        {evidence.length === 0 && <p role="status">This player has no points.</p>}
        {evidence.map((each) => (
          <EvidenceCard key={each.id} evidence={each} playerCode={details.playerCode} />
        ))}
      </section>
      {reviews.length > 0 && <Reviews reviews={reviews} />}
      {evidence.length > 0 && <Timeline evidence={evidence} reviews={reviews} />}
    </>
  )
}

function Reviews({ reviews }: { readonly reviews: readonly RiskReview[] }) {
  return (
    <section className="kit-fields">
      <h2>Reviews</h2>
      <Rows
        className="kit-figures"
        of={reviews}
        keyOf={({ id }) => id}
        isNamed={false}
        columns={{
          Time: ({ at }) => <DateTime at={at} />,
          By: ({ by }) => <Name text={by?.nickname} />,
          Score: ({ score }) => score,
          'What for': ({ rules }) => ruleNames(readList(rules)),
          Note: ({ note }) => note,
        }}
      />
    </section>
  )
}
