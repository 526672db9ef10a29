import '../display/RecordFields.css'
import type { ReactNode } from 'react'
import { ActionMenu } from './ActionMenu'
import { type RecordAction, useRecordActions } from './recordActions'

interface RecordSectionProps<Subject> {
  readonly title: string
  /** Stands beside the title. */
  readonly state: ReactNode
  readonly subject: Subject
  /** Names the menu of actions: `Aurora Bank account`. */
  readonly name: string
  readonly actions: readonly RecordAction<Subject>[]
  readonly children: ReactNode
}

/** One of several records below each other, with the actions on it. */
export function RecordSection<Subject>(props: RecordSectionProps<Subject>) {
  const { title, state, subject, name, actions, children } = props
  const offered = useRecordActions(actions)
  return (
    <section>
      <div className="kit-section-head">
        <h2>{title}</h2>
        {state}
        <ActionMenu subject={subject} label={`Actions of ${name}`} actions={offered} />
      </div>
      {children}
    </section>
  )
}
