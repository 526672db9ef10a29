import { Form } from 'antd'
import {
  type PrizeLimits,
  type TournamentPrizeLimitsApiArg,
  useTournamentPrizeLimitsQuery,
} from '@/api/gen/tournaments/endpoints'
import { useClock } from '@/kit/display/clock'
import { instantAt } from '@/kit/display/days'
import { useDebounced } from '@/kit/useDebounced'
import type { TermValues } from './terms'

/** What the limits of the tournament that stands in a form are asked by, as far as it is filled in. */
export function limitsArg(
  values: Partial<TermValues>,
  opId: string | undefined,
  timezone: string,
): TournamentPrizeLimitsApiArg {
  const { betType, games, providers, sports, minBetAmountInUSD, startTime, endTime } = values
  const named = values.opId ?? opId
  const isInOrder = startTime && endTime && startTime < endTime
  const chosen = betType === 'SPORT' ? { sports } : { games, providers }
  const some = Object.entries(chosen).filter(([, names]) => (names?.length ?? 0) > 0)
  return {
    ...(named && { opId: named }),
    ...(betType && { betType }),
    ...(Object.fromEntries(some) as Pick<TournamentPrizeLimitsApiArg, 'games'>),
    ...(typeof minBetAmountInUSD === 'number' && { minBetAmountInUsd: minBetAmountInUSD }),
    ...(isInOrder && {
      startTime: instantAt(startTime, timezone),
      endTime: instantAt(endTime, timezone),
    }),
  }
}

/** What the prizes of the tournament in the form may be, and by what they are worth a second look. */
export function usePrizeLimits(opId: string | undefined): PrizeLimits | undefined {
  const { timezone } = useClock()
  const form = Form.useFormInstance<TermValues>()
  const values = Form.useWatch((all: Partial<TermValues>) => all, form) ?? {}
  const settled = useDebounced(JSON.stringify(limitsArg(values, opId, timezone)))
  const arg = JSON.parse(settled) as TournamentPrizeLimitsApiArg
  return useTournamentPrizeLimitsQuery(arg, { skip: !arg.opId }).currentData
}
