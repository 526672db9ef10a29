import { Timeline as AntTimeline } from 'antd'
import type { RiskEvidence, RiskReview } from '@/api/gen/risk/endpoints'
import { DateTime } from '@/kit/display/DateTime'
import { nameText } from '@/kit/display/personText'
import { rawText } from '@/kit/display/readValue'
import { ruleNames } from './labels'

interface TimelineProps {
  readonly evidence: readonly RiskEvidence[]
  readonly reviews: readonly RiskReview[]
}

/** What gave points and who reviewed them, the latest first. */
export function Timeline({ evidence, reviews }: TimelineProps) {
  const events = [
    ...evidence.map(({ id, at, rule, points, counts }) => ({
      id,
      at,
      color: counts ? 'red' : 'gray',
      text: `${ruleNames([rule])}, ${rawText(points)} points`,
    })),
    ...reviews.map(({ id, at, by, score, note }) => ({
      id,
      at,
      color: 'green',
      text: `Reviewed at ${rawText(score)} by ${nameText(by?.nickname)}: ${rawText(note)}`,
    })),
  ].sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
  return (
    <section aria-label="Timeline">
      <h2 className="risk-title">Timeline</h2>
      <AntTimeline
        items={events.map(({ id, at, color, text }) => ({
          key: id,
          color,
          content: (
            <>
              <DateTime at={at} /> · {text}
            </>
          ),
        }))}
      />
    </section>
  )
}
