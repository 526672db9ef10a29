import type { ReactNode } from 'react'
import { FieldBoundary } from './Failure'
import { orNone } from './None'
import './RecordFields.css'

/** A value that is a function is read in its own place: where the record lacks what it reads, the others stay. */
export type RecordField = readonly [label: string, value: ReactNode | (() => ReactNode)]

interface RecordFieldsProps {
  readonly title?: string
  readonly fields: readonly RecordField[]
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
                {() => orNone(typeof value === 'function' ? value() : value)}
              </FieldBoundary>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
