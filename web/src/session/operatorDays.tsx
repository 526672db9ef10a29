import { useOperatorsMenuListQuery } from '@/api/gen/operators/endpoints'
import { CalendarDay } from '@/kit/display/CalendarDay'
import { useClock } from '@/kit/display/clock'
import { mayCall } from './operationAccess'
import { useSession } from './session'

/** The time zone by whose days an operator's or brand's records are dated; the user's where that is not known. */
export function useTimezoneOf(): (opId: string | null | undefined) => string {
  const { timezone } = useClock()
  const { user } = useSession()
  const { data } = useOperatorsMenuListQuery(undefined, {
    skip: !mayCall('operatorsMenuList', user),
  })
  return (opId) => data?.operators?.find((each) => each.opId === opId)?.timezone ?? timezone
}

interface OperatorDayProps {
  readonly at: string | null | undefined
  readonly opId: string
}

/** A date of an operator's record: its day there, wherever it is read. */
export function OperatorDay({ at, opId }: OperatorDayProps) {
  return <CalendarDay at={at} timezone={useTimezoneOf()(opId)} />
}
