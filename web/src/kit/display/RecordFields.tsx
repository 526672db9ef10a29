import { isValidElement, type ReactNode } from 'react'
import { FieldBoundary } from './Failure'
import { orNone } from './None'
import './RecordFields.css'

/** A value that is a function is read in its own place: where the record lacks what it reads, the others stay. */
export type RecordField = readonly [label: string, value: ReactNode | (() => ReactNode)]

interface RecordFieldsProps {
  readonly title?: string
  readonly fields: readonly RecordField[]
}

/** So many letters stand beside a label in half a dialog, and so many in one word; what is longer has a line of its
 * own there. */
const SHORT = 15
const SHORT_WORD = 12

/** Its words, where they are known before it is drawn: of a text, a name or an id. */
function textOf(value: ReactNode): string {
  const text = isValidElement<{ text?: unknown }>(value) ? value.props.text : value
  return typeof text === 'string' ? text : ''
}

const isLong = (text: string): boolean =>
  text.length > SHORT || text.split(' ').some((word) => word.length > SHORT_WORD)

const fitted = (value: ReactNode): ReactNode =>
  isLong(textOf(value)) ? <span data-long="in-dialogs">{orNone(value)}</span> : orNone(value)

/** A group of facts about a record, in two columns, in an order that a person would use. */
export function RecordFields({ title, fields }: RecordFieldsProps) {
  return (
    <section className="kit-fields">
      {title && <h2>{title}</h2>}
      <dl>
        {fields.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <FieldBoundary of={value}>
                {() => fitted(typeof value === 'function' ? value() : value)}
              </FieldBoundary>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
