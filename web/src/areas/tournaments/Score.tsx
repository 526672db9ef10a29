import type { Scoring } from '@/api/gen/tournaments/enums'
import { formatted } from '@/kit/display/decimal'
import { Money } from '@/kit/display/Money'

interface ScoreProps {
  readonly score: number
  readonly scoring: Scoring
}

/** A score: an amount in USD, or how many times its stake a bet won. */
export function Score({ score, scoring }: ScoreProps) {
  return scoring === 'HIGHEST_MULTIPLIER' ? (
    <span className="kit-money">{formatted(score, 4)}×</span>
  ) : (
    <Money amount={score} />
  )
}
