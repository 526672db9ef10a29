import type { BetDetails } from '@/api/gen/bets/endpoints'
import { CurrencyAmount } from '@/areas/money_lists'
import { DateTime } from '@/kit/display/DateTime'
import type { RecordField } from '@/kit/display/RecordFields'
import { labelOf, Status } from '@/kit/display/Status'
import { statuses } from './labels'

/** Who settled a bet: staff, or its provider. Null while it is open. */
export const settlerOf = ({
  settledAt,
  settledBy,
}: Pick<BetDetails, 'settledAt' | 'settledBy'>): string | null =>
  settledBy?.nickname ?? (settledAt ? 'The provider' : null)

/** What a disputed bet can be judged by: its event's times and result, and the provider's last word. */
export function judgementOf(bet: BetDetails): readonly RecordField[] {
  const { event, eventEndedAt, eventResult, providerReport: report, currency } = bet
  return [
    ...(event?.startsAt
      ? ([
          ['Event begins', <DateTime key="begins" at={event.startsAt} />],
          ['Event ended', eventEndedAt ? <DateTime key="ended" at={eventEndedAt} /> : 'Not yet'],
          ['Result', eventResult ?? 'None reported by the provider'],
        ] as const)
      : []),
    ...(report
      ? ([
          [
            'Provider’s last message',
            <span key="report" className="bets-report">
              <Status {...labelOf(statuses, report.status)} />
              {report.win > 0 && <CurrencyAmount amount={report.win} currency={currency} />}
              <DateTime at={report.at} />
            </span>,
          ],
        ] as const)
      : []),
  ]
}
