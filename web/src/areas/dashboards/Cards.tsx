import type { Dashboard } from '@/api/gen/dashboards/endpoints'
import { Figure, measureOf, shownAs } from '@/areas/reports'
import { useSession } from '@/session/session'
import { Sparkline } from './Sparkline'

interface CardsProps {
  readonly cards: readonly string[]
  readonly found: Dashboard
}

const ALL_LISTS = { bets: {}, transactions: {}, players: {} }

/** The chosen figures with their course, beside those of the period before. */
export function Cards({ cards, found }: CardsProps) {
  const { user } = useSession()
  const { total, before, steps, tenants } = found
  return (
    <ul className="dashboards-cards" aria-label="Cards">
      {cards.map((card) => {
        const measure = measureOf(card)
        const then = before.figures[card]
        const course = steps.flatMap(({ figures }) => figures[card] ?? [])
        return (
          <li key={card}>
            <span title={measure.text}>{measure.title}</span>
            <strong>
              <Figure
                measure={card}
                value={total.figures[card]}
                row={{ ...total, lists: ALL_LISTS }}
                tenants={tenants}
              />
            </strong>
            {course.length > 1 && <Sparkline values={course} />}
            <small>
              {typeof then === 'number'
                ? `Before: ${shownAs(measure, then, user.roundReportNumbers)}`
                : 'Nothing before.'}
            </small>
          </li>
        )
      })}
    </ul>
  )
}
