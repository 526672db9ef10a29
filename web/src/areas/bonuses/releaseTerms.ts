import type {
  BonusRelease,
  BonusReleaseEdit,
  ReleaseTerms,
  ReleaseTier,
} from '@/api/gen/bonuses/endpoints'
import type { ReleaseSchedule } from '@/api/gen/bonuses/enums'
import type { BetType } from '@/api/gen/shared/enums'
import { instantAt, localTime } from '@/kit/display/days'

/** On which bets a release counts; the form's word for all of them. */
type CountedBets = BetType | 'ALL'

export type TierValues = Partial<Omit<ReleaseTier, 'tier' | 'minWinOdds'>> & {
  readonly minWinOdds?: number | null
}

/** The form's values: times are the user's wall clock, tiers in their order. */
export interface ReleaseValues {
  readonly bonusId: string
  readonly title: string
  readonly description?: string
  readonly betType: CountedBets
  readonly gameProviders?: readonly string[]
  readonly games?: readonly string[]
  readonly schedule: ReleaseSchedule
  readonly startTime: string
  readonly endTime: string
  readonly isActive: boolean
  readonly tiers: readonly TierValues[]
}

/** Of a new release. */
export const newRelease = (bonusId?: string): Partial<ReleaseValues> => ({
  ...(bonusId && { bonusId }),
  betType: 'ALL',
  schedule: 'WEEKLY',
  isActive: true,
  tiers: [{ minBetAmountInUSD: 0 }],
})

/** As it will be from the next period on, where an edit waits for that. */
export function valuesOf(release: BonusRelease, timezone: string): ReleaseValues {
  const terms = release.nextTerms ?? release.bonusReleaseDefinition
  const tiers = release.nextTerms?.tiers ?? release.tiers
  return {
    bonusId: release.bonusId,
    title: terms.title,
    description: terms.description,
    betType: terms.betType ?? 'ALL',
    gameProviders: terms.gameProviders,
    games: terms.games.map(({ id }) => id),
    schedule: terms.schedule,
    startTime: localTime(terms.startTime, timezone),
    endTime: localTime(terms.endTime, timezone),
    isActive: terms.isActive,
    tiers: tiers.map(({ tier: _tier, minWinOdds, ...tier }) => ({
      ...tier,
      minWinOdds: minWinOdds ?? null,
    })),
  }
}

type Times = Pick<ReleaseTerms, 'startTime' | 'endTime'>

export function termsOf(values: ReleaseValues, timezone: string, seen?: Times): ReleaseTerms {
  const { betType, gameProviders, games, tiers, description, ...terms } = values
  const isCasino = betType === 'CASINO'
  const at = (name: keyof Times) =>
    seen && localTime(seen[name], timezone) === values[name]
      ? seen[name]
      : instantAt(values[name], timezone)
  return {
    ...terms,
    description: description ?? '',
    ...(betType !== 'ALL' && { betType }),
    gameProviders: isCasino ? [...(gameProviders ?? [])] : [],
    games: isCasino ? [...(games ?? [])] : [],
    startTime: at('startTime'),
    endTime: at('endTime'),
    tiers: tiers.map(({ minWinOdds, ...tier }, index) => ({
      ...(tier as Omit<ReleaseTier, 'tier'>),
      tier: index + 1,
      ...(typeof minWinOdds === 'number' && !isCasino && { minWinOdds }),
    })),
  }
}

export const editOf = (
  values: ReleaseValues,
  seen: BonusRelease,
  timezone: string,
): BonusReleaseEdit => ({
  releaseId: seen.releaseId,
  ...termsOf(values, timezone, seen.nextTerms ?? seen.bonusReleaseDefinition),
})

const COMPLETE = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** The terms that a form holds; null while something is missing that decides what a player gets. */
export function termsIn(
  values: Partial<ReleaseValues> | undefined,
  timezone: string,
): ReleaseTerms | null {
  const { bonusId, title, betType, schedule, startTime, endTime, tiers } = values ?? {}
  if (!(bonusId && title && betType && schedule && tiers?.length)) return null
  if (!(COMPLETE.test(startTime ?? '') && COMPLETE.test(endTime ?? ''))) return null
  const isWhole = tiers.every(
    (tier) =>
      typeof tier?.requiredWager === 'number' &&
      typeof tier.maxBonusAmountInUSD === 'number' &&
      typeof tier.minBetAmountInUSD === 'number',
  )
  return isWhole ? termsOf(values as ReleaseValues, timezone) : null
}

/** Whether a figure of a tier is above that of the tier before it; what is not filled in is not judged. */
export function rises(
  tiers: readonly (TierValues | undefined)[],
  at: number,
  name: 'requiredWager' | 'maxBonusAmountInUSD',
): boolean {
  const own = tiers[at]?.[name]
  const before = tiers[at - 1]?.[name]
  return typeof own !== 'number' || typeof before !== 'number' || own > before
}
