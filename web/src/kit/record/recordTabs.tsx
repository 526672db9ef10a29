import './recordTabs.css'
import { Tabs, type TabsProps } from 'antd'
import { type FunctionComponent, type ReactNode, useState } from 'react'
import { type CurrentUser, useCurrentUser } from '../currentUser'
import { FieldBoundary, MISSING_SECTION } from '../display/Failure'
import { type Permitted, usePermitted } from '../permitted'

export interface RecordTabProps<R> {
  readonly record: R
}

/** One tab of a record, in its drawer and on its page. */
export interface RecordTab<R> extends Permitted {
  readonly key: string
  readonly label: string
  /** Whether such a record has it. */
  readonly appliesTo?: (record: R, user: CurrentUser) => boolean
  readonly Body: FunctionComponent<RecordTabProps<R>>
}

/** Which tab is open, and how another is. */
export interface TabState {
  readonly key: string | null
  readonly choose: (key: string) => void
}

/** As it is held elsewhere, such as in the address; else as it is kept here. */
export function useTabState(held: TabState | undefined): TabState {
  const [key, choose] = useState<string | null>(null)
  return held ?? { key, choose }
}

/** What a record is shown by. */
export interface RecordContent<R> {
  readonly tabs?: readonly RecordTab<R>[] | undefined
  /** In their place, where there is but one thing to show. */
  readonly children?: ((record: R) => ReactNode) | undefined
}

interface RecordBodyProps<R> extends RecordContent<R> {
  readonly record: R
  readonly state: TabState
}

const NONE: readonly never[] = []
/** What is under a finger counts as under a mouse: the menu of the other tabs would stay open over what was chosen. */
const BY_CLICK: NonNullable<TabsProps['more']> = { trigger: ['click'] }
/** A page puts the groups of the first tab into columns. */
const FACTS = 'kit-record-facts'

/** The tabs that this user may open of this record; a single one is drawn by itself. */
export function RecordBody<R>({ record, tabs, children, state }: RecordBodyProps<R>) {
  const user = useCurrentUser()
  const shown = usePermitted(tabs ?? NONE).filter(
    ({ appliesTo }) => appliesTo?.(record, user) ?? true,
  )
  const open = shown.find(({ key }) => key === state.key) ?? shown[0]
  const section = (content: ReactNode | (() => ReactNode)) => (
    <FieldBoundary of={record} instead={MISSING_SECTION}>
      {content}
    </FieldBoundary>
  )
  if (children) return section(() => children(record))
  if (!open) return null
  const bodyOf = ({ Body }: RecordTab<R>) => section(<Body record={record} />)
  if (shown.length === 1) return <div className={FACTS}>{bodyOf(open)}</div>
  return (
    <Tabs
      className="kit-record-tabs"
      tabBarGutter={0}
      more={BY_CLICK}
      activeKey={open.key}
      onChange={state.choose}
      items={shown.map((each, at) => ({
        key: each.key,
        label: each.label,
        children: at === 0 ? <div className={FACTS}>{bodyOf(each)}</div> : bodyOf(each),
      }))}
    />
  )
}
