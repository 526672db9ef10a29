import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { type Call, dataOf, Loaded } from '../display/Loaded'
import { useRecordTitle } from '../display/tabTitle'
import { ActionMenu } from './ActionMenu'
import { type RecordAction, useRecordActions } from './recordActions'
import { RecordBody, type RecordContent, type TabState, useTabState } from './recordTabs'
import './RecordPage.css'

interface RecordPageProps<R> extends RecordContent<R> {
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
  /** Where the address holds which tab is open; the page keeps it itself otherwise. */
  readonly tab?: TabState
  readonly className?: string
}

/** One record on a page of its own: what its drawer shows, with the way back. */
export function RecordPage<R>(props: RecordPageProps<R>) {
  const { what, loaded, label, name = label, title = label, back, state, className = '' } = props
  const actions = useRecordActions(props.actions)
  const tab = useTabState(props.tab)
  useRecordTitle(nameOf(dataOf(loaded), name))
  return (
    <Loaded what={what} call={loaded}>
      {(record) => (
        <article className={`kit-page ${className}`} aria-label={label(record)}>
          <header>
            {back && <Link to={back.to}>{back.label}</Link>}
            <h2>{title(record)}</h2>
            {state?.(record)}
            <ActionMenu subject={record} label={`Actions of ${label(record)}`} actions={actions} />
          </header>
          <RecordBody record={record} tabs={props.tabs} state={tab}>
            {props.children}
          </RecordBody>
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
