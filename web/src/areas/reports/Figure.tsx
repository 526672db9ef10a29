import { type ReactNode, useRef, useState } from 'react'
import { None } from '@/kit/display/None'
import { lazyComponent } from '@/kit/lazyComponent'
import { FigureLink, useMayFollow } from '@/session/FigureLink'
import { useSession } from '@/session/session'
import { Amount } from './Amount'
import type { Value } from './amounts'
import { type Drilled, listAt, measureOf } from './measures'

export const NOT_OPEN = 'You may not open the list that it sums.'
export const NO_LIST = 'No list shows just this part.'

interface FigureProps {
  readonly measure: string
  readonly value: Value
  readonly row: Drilled
  readonly tenants: Readonly<Record<string, string>>
  /** The row's figures, of which those that are computed of others are made. */
  readonly figures?: Readonly<Record<string, Value>>
}

/** A figure, exact on hover; it leads to the list of what it sums or to the figures it is made of, or says why it
 * leads nowhere. */
export function Figure({ measure, value, row, tenants, figures }: FigureProps) {
  const { user } = useSession()
  const described = measureOf(measure)
  const to = listAt(described, row, tenants)
  const mayFollow = useMayFollow(to)
  if (value === null || value === undefined) return <None />
  const isClosed = to !== null && !mayFollow
  const why = described.drill ? (isClosed && NOT_OPEN) || (!to && NO_LIST) : described.why
  const text = (
    <Amount
      measure={described}
      value={value}
      isRounded={user.roundReportNumbers}
      note={why || undefined}
    />
  )
  if (to) return <FigureLink to={to}>{text}</FigureLink>
  const parts = (described.of ?? []).filter((part) => figures && part in figures)
  if (parts.length === 0 || !figures) return text
  const content = (
    <dl className="reports-made-of">
      {parts.map((part) => (
        <div key={part}>
          <dt>{measureOf(part).title}</dt>
          <dd>
            <Figure measure={part} value={figures[part]} row={row} tenants={tenants} />
          </dd>
        </div>
      ))}
    </dl>
  )
  return (
    <MadeOf title={`${described.title} is made of`} content={content}>
      {text}
    </MadeOf>
  )
}

const PanelPopup = lazyComponent(() =>
  import('@/kit/antd/PanelPopup').then((code) => code.PanelPopup),
)

interface MadeOfProps {
  readonly title: string
  readonly content: ReactNode
  readonly children: ReactNode
}

/** A button that opens a panel, which is drawn once it was asked for: a table has hundreds of them. */
function MadeOf({ title, content, children }: MadeOfProps) {
  const [open, setOpen] = useState<boolean | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const turn = () => setOpen(!open)
  return (
    <>
      <button
        ref={button}
        type="button"
        className="kit-link"
        aria-haspopup="dialog"
        aria-expanded={open ?? false}
        onClick={turn}
      >
        {children}
      </button>
      {open !== null && (
        <PanelPopup button={button} title={title} content={content} open={open} onClose={turn} />
      )}
    </>
  )
}
