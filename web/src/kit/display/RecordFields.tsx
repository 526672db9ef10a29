import { isValidElement, type ReactNode } from 'react'
import { amountText } from './amountText'
import { DateTime } from './DateTime'
import type { Numeric } from './decimal'
import { FieldBoundary } from './Failure'
import { orNone, textOf } from './None'
import { placesOf } from './placesOf'
import './RecordFields.css'

/** A value that is a function is read in its own place: where the record lacks what it reads, the others stay. */
export type RecordField = readonly [label: string, value: ReactNode | (() => ReactNode)]

interface RecordFieldsProps {
  readonly title?: string
  readonly fields: readonly RecordField[]
}

/** So many letters stand beside a label in half a dialog, and so many in one word, and so many in half a drawer; what
 * is longer has a line of its own there. */
const SHORT = 14
const SHORT_WORD = 12
const SHORT_IN_DRAWERS = 22
/** By so much a capital letter is wider than a small one, and a digit. */
const WIDER = { capital: 0.3, digit: 0.15 }

/** By so much a letter of a currency is narrower. */
const NARROWER = 0.2

interface Shown {
  readonly children?: unknown
  readonly amount?: Numeric | null
  readonly currency?: string
}

const countOf = (letters: RegExp, text: string): number => text.match(letters)?.length ?? 0

const lengthOf = (text: string): number =>
  text.length + WIDER.capital * countOf(/\p{Lu}/gu, text) + WIDER.digit * countOf(/\d/g, text)

const lengthOfAmount = (amount: Numeric, currency: string): number =>
  amountText(amount, currency, placesOf(currency)).length - NARROWER * currency.length

/** Where it has no room beside its label. */
function longIn(value: ReactNode): 'dialogs' | 'drawers' | null {
  const parts = isValidElement<Shown>(value) ? value.props.children : null
  if (Array.isArray(parts) && parts.some(longIn)) return 'dialogs'
  if (isValidElement<Shown>(value) && value.props.amount) {
    const { amount, currency = 'USD' } = value.props
    return lengthOfAmount(amount, currency) > SHORT ? 'dialogs' : null
  }
  const text = textOf(value)
  if (lengthOf(text) > SHORT_IN_DRAWERS) return 'drawers'
  const isTime = isValidElement(value) && value.type === DateTime
  const isLong = lengthOf(text) > SHORT || text.split(' ').some((word) => word.length > SHORT_WORD)
  return isTime || isLong ? 'dialogs' : null
}

function fitted(value: ReactNode): ReactNode {
  const long = longIn(value)
  return long ? <span data-long={`in-${long}`}>{orNone(value)}</span> : orNone(value)
}

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
