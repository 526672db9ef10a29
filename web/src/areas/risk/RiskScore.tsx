import type { RiskMark } from '@/api/gen/shared/types'
import { rawText, readList } from '@/kit/display/readValue'
import { labelOf, Status } from '@/kit/display/Status'
import { levels, ruleNames } from './labels'

interface RiskScoreProps {
  readonly risk: Pick<RiskMark, 'score' | 'level'> & Partial<Pick<RiskMark, 'rules'>>
}

/** A player's points in the colour of their level; on hover, the rules that gave them. */
export function RiskScore({ risk: { score, level, rules } }: RiskScoreProps) {
  const { tone, label } = labelOf(levels, level)
  return (
    <span {...(rules && { title: ruleNames(readList(rules)) })}>
      <Status tone={tone} label={`${rawText(score)} · ${label}`} />
    </span>
  )
}
