import type { BetType } from '@/api/gen/shared/enums'
import type {
  PrizeLimits,
  Tournament,
  TournamentDraft,
  TournamentEdit,
} from '@/api/gen/tournaments/endpoints'
import type { Scoring } from '@/api/gen/tournaments/enums'
import { instantAt, localTime } from '@/kit/display/days'
import { formatted } from '@/kit/display/decimal'

/** The form's values: times are the user's wall clock, with an offset where it shows them twice, prizes in the order of their ranks. */
export interface TermValues {
  readonly opId?: string
  readonly texts: readonly { language: string; title: string; description?: string }[]
  readonly betType: BetType
  readonly games?: readonly string[]
  readonly providers?: readonly string[]
  readonly sports?: readonly string[]
  readonly scoring: Scoring
  readonly minBetAmountInUSD: number
  readonly startTime: string
  readonly endTime: string
  readonly prizes: readonly { amountInUSD: number }[]
}

/** Of a new tournament. */
export const newTerms = (opId: string | undefined): Partial<TermValues> => ({
  ...(opId && { opId }),
  texts: [{ language: 'en', title: '' }],
  betType: 'CASINO',
  scoring: 'TOTAL_WAGER',
  minBetAmountInUSD: 0,
  prizes: [{ amountInUSD: null as unknown as number }],
})

export function valuesOf(tournament: Tournament, timezone: string): TermValues {
  const { texts, betType, games, providers, sports, scoring, minBetAmountInUSD } = tournament
  return {
    texts,
    betType,
    games: games ?? [],
    providers: providers ?? [],
    sports: sports ?? [],
    scoring,
    minBetAmountInUSD,
    startTime: localTime(tournament.startTime, timezone),
    endTime: localTime(tournament.endTime, timezone),
    prizes: tournament.prizes.map(({ amountInUSD }) => ({ amountInUSD })),
  }
}

type Terms = Omit<TournamentEdit, 'id'>

/** A time that was not touched stays what it was, to the second. */
function termsOf(values: TermValues, timezone: string, seen?: Tournament): Terms {
  const { opId: _opId, betType, games, providers, sports, ...terms } = values
  const isSport = betType === 'SPORT'
  const at = (name: 'startTime' | 'endTime') =>
    seen && localTime(seen[name], timezone) === values[name]
      ? seen[name]
      : instantAt(values[name], timezone)
  return {
    ...terms,
    betType,
    games: isSport ? [] : [...(games ?? [])],
    providers: isSport ? [] : [...(providers ?? [])],
    sports: isSport ? [...(sports ?? [])] : [],
    texts: values.texts.map(({ description, ...text }) => ({
      ...text,
      description: description ?? '',
    })),
    startTime: at('startTime'),
    endTime: at('endTime'),
    prizes: values.prizes.map(({ amountInUSD }, index) => ({ rank: index + 1, amountInUSD })),
  }
}

export const draftOf = (values: TermValues, timezone: string): TournamentDraft => ({
  opId: values.opId ?? '',
  ...termsOf(values, timezone),
})

export const editOf = (values: TermValues, seen: Tournament, timezone: string): TournamentEdit => ({
  id: seen.id,
  ...termsOf(values, timezone, seen),
})

const DAY_MS = 86_400_000

export interface Locks {
  /** All but texts and the end. */
  readonly terms: boolean
  /** Why the end stays; null where it may move. */
  readonly end: string | null
}

/** What of a tournament may not change any more. */
export function locksOf(tournament: Tournament | undefined, now: number): Locks {
  if (!tournament) return { terms: false, end: null }
  const { status, betCount, isExtended, endTime } = tournament
  if (status === 'EXPIRED') return { terms: true, end: 'It has ended.' }
  if (betCount === 0) return { terms: false, end: null }
  if (isExtended) return { terms: true, end: 'The end was already extended once.' }
  const isLate = Date.parse(endTime) - now < DAY_MS
  return { terms: true, end: isLate ? 'The end cannot be changed in the last 24 hours.' : null }
}

/** All prizes of a form together, in USD. */
export const poolOf = (prizes: readonly Partial<{ amountInUSD: number | null }>[]): number =>
  prizes.reduce((cents, prize) => cents + Math.round((prize?.amountInUSD ?? 0) * 100), 0) / 100

/** The prizes of one tournament come to no more than its operator may give. */
export const withinLimit = (limits: PrizeLimits | undefined) => ({
  validator: async (_rule: unknown, prizes: Parameters<typeof poolOf>[0] | undefined) => {
    const most = limits?.maxTournamentPrizesInUSD
    if (most === undefined || poolOf(prizes ?? []) <= most) return
    throw new Error(`All prizes together are at most ${formatted(most, 2)} USD.`)
  },
})
