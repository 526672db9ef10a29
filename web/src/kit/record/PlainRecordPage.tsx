import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { FieldBoundary, MISSING_SECTION } from '../display/Failure'
import { type Call, dataOf, Loaded } from '../display/Loaded'
import { useRecordTitle } from '../display/tabTitle'
import { ActionMenu } from './ActionMenu'
import { DecisionButtons } from './DecisionButtons'
import { type RecordAction, useRecordActions } from './recordActions'
import './RecordPage.css'

export interface PlainRecordPageProps<R> {
  /** What is loaded: `The tournament`. */
  readonly what: string
  readonly loaded: Call<R>
  /** Names it where it is read out, as in `Actions of admin Ada`. */
  readonly label: (record: R) => string
  /** The browser's tab is called so; as `label` says where nothing is said. */
  readonly name?: (record: R) => string
  /** Its heading; `label` where nothing is said. */
  readonly title?: (record: R) => ReactNode
  /** The list that it was opened from. */
  readonly back?: { readonly label: string; readonly to: LinkProps['to'] }
  /** Stands beside the heading. */
  readonly state?: (record: R) => ReactNode
  readonly actions?: readonly RecordAction<R>[] | undefined
  readonly className?: string
  readonly children: (record: R) => ReactNode
}

/** One record on a page of its own, with the way back: no tabs, and none of their code. */
export function PlainRecordPage<R>(props: PlainRecordPageProps<R>) {
  const { what, loaded, label, name = label, title = label, back, state, className = '' } = props
  const actions = useRecordActions(props.actions)
  useRecordTitle(nameOf(dataOf(loaded), name))
  return (
    <Loaded what={what} call={loaded}>
      {(record) => (
        <article className={`kit-page ${className}`} aria-label={nameOf(record, label) ?? what}>
          <header>
            {back && <Link to={back.to}>{back.label}</Link>}
            <h2>
              <FieldBoundary of={record}>{() => title(record)}</FieldBoundary>
            </h2>
            <FieldBoundary of={record}>{() => state?.(record)}</FieldBoundary>
            <span className="kit-page-acts">
              <DecisionButtons subject={record} actions={actions} />
              <ActionMenu
                subject={record}
                label={`Actions of ${nameOf(record, label) ?? what}`}
                actions={actions}
              />
            </span>
          </header>
          <FieldBoundary of={record} instead={MISSING_SECTION}>
            {() => props.children(record)}
          </FieldBoundary>
        </article>
      )}
    </Loaded>
  )
}

function nameOf<R>(record: R | undefined, name: (record: R) => string): string | undefined {
  try {
    return record && name(record)
  } catch {
    return undefined // the record lacks what it is called by
  }
}
