import { None } from '@/kit/display/None'
import { FigureLink } from '@/session/FigureLink'
import { useSession } from '@/session/session'
import { exactly, shownAs, type Value } from './amounts'
import { type Drilled, listAt, measureOf } from './measures'

interface FigureProps {
  readonly measure: string
  readonly value: Value
  readonly row: Drilled
  readonly tenants: Readonly<Record<string, string>>
}

/** A figure, exact on hover; it leads to the list of what it sums, or says why there is none. */
export function Figure({ measure, value, row, tenants }: FigureProps) {
  const { user } = useSession()
  if (value === null || value === undefined) return <None />
  const described = measureOf(measure)
  const to = listAt(described, row, tenants)
  const why = described.drill && !to ? 'No list shows just this part.' : described.why
  const title = `${exactly(described, value)}${why ? `\n${why}` : ''}`
  const text = <span title={title}>{shownAs(described, value, user.roundReportNumbers)}</span>
  return to ? <FigureLink to={to}>{text}</FigureLink> : text
}
