import type { Dashboard } from '@/api/gen/dashboards/endpoints'
import { lowerFirst } from '@/api/labels'
import { Figure, hashOf, measureOf, shownAs } from '@/areas/reports'
import { FigureLink } from '@/session/FigureLink'
import { useSession } from '@/session/session'
import { Sparkline } from './Sparkline'

interface CardsProps {
  readonly cards: readonly string[]
  readonly found: Dashboard
  /** The period, as an address names it. */
  readonly period: Readonly<Record<string, string | undefined>>
}

/** What of a card's measure the report can break down; itself where nothing is said. */
const BROKEN_DOWN: Readonly<Record<string, string | null>> = {
  active: null,
  bets: 'wager',
  depositCount: 'deposits',
  margin: 'ggr',
}

const ALL_LISTS = { bets: {}, transactions: {}, players: {} }

/** The chosen figures with their course, beside those of the period before. */
export function Cards({ cards, found, period }: CardsProps) {
  const { user } = useSession()
  const { total, before, steps, tenants } = found
  const known = Object.entries(period).flatMap(([name, value]) => (value ? [[name, value]] : []))
  const query = new URLSearchParams({ ...tenants, ...Object.fromEntries(known), compare: 'true' })
  return (
    <ul className="dashboards-cards" aria-label="Cards">
      {cards.map((card) => {
        const measure = measureOf(card)
        const then = before.figures[card]
        const changed = BROKEN_DOWN[card] === undefined ? card : BROKEN_DOWN[card]
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
                figures={total.figures}
              />
            </strong>
            {course.length > 1 && <Sparkline values={course} />}
            <small>
              {typeof then === 'number'
                ? `Before: ${shownAs(measure, then, user.roundReportNumbers)}`
                : 'Nothing before.'}
            </small>
            {changed && (
              <FigureLink to={`/reports/operator?${query}${hashOf(changed)}`}>
                {`What changed in ${lowerFirst(measureOf(changed).title)}`}
              </FigureLink>
            )}
          </li>
        )
      })}
    </ul>
  )
}
