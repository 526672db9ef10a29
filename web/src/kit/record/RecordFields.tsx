import type { ReactNode } from 'react'
import './RecordFields.css'

type Fact = readonly [label: string, value: ReactNode]

interface FactsProps {
  readonly title?: string
  readonly facts: readonly Fact[]
}

/** A group of facts about a record, in two columns, in an order that a person would use. */
export function Facts({ title, facts }: FactsProps) {
  return (
    <section className="kit-facts">
      {title && <h2>{title}</h2>}
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value ?? '—'}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
