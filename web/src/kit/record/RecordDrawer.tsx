import { useCurrentUser } from '../currentUser'
import { FieldBoundary } from '../display/Failure'
import { type Call, dataOf, Loaded } from '../display/Loaded'
import { joined } from '../display/None'
import { cutName, messageText } from '../display/personText'
import { rawText } from '../display/readValue'
import { useDelayedTrue } from '../display/Skeletons'
import { useRecordTitle } from '../display/tabTitle'
import { isReachable, useCommands } from '../keyboard/commands'
import { useToasts } from '../toasts'
import { useEventCallback } from '../useEventCallback'
import { ActionMenu } from './ActionMenu'
import { DecisionButtons } from './DecisionButtons'
import './RecordDrawer.css'
import { DownOutlined, ExportOutlined, UpOutlined } from '@ant-design/icons'
import { Button, Drawer } from 'antd'
import { type KeyboardEvent, type ReactNode, useContext, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { ApiError } from '@/api/answer'
import { remember } from './recents'
import { type RecordAction, useRecordActions } from './recordActions'
import { type Noted, RecordHistoryContext } from './recordHistory'
import { RecordBody, type RecordContent, type TabState, useTabState } from './recordTabs'
import { useLastOpen } from './useLastOpen'

/** Which record a drawer shows, and the way to the others of its list. */
export interface OpenedRecord {
  /** Null closes it; what it showed last fades out with it. */
  readonly openId: string | null
  /** Null at the end of the list. */
  readonly onPrevious?: (() => void) | null
  readonly onNext?: (() => void) | null
  /** Goes on to the next of its list, once this one was decided. */
  readonly onDecided?: (() => void) | undefined
  /** It was just decided, and the next is on its way. */
  readonly isDecided?: boolean
  /** Where the address holds which tab is open; the drawer keeps it itself otherwise. */
  readonly tab?: TabState
  /** The address says that it is open: Back to that opens it again. */
  readonly isInAddress?: boolean
  readonly onClose: () => void
}

interface RecordDrawerProps<R> extends OpenedRecord, RecordContent<R> {
  /** What it is: `Invoice 1042`. */
  readonly title: string
  /** Which one it is, where the title does not tell: the head, the browser's tab and the palette say it. Of a player
   * never more than the code. */
  readonly name?: ((record: R) => string | readonly unknown[]) | undefined
  /** Of the page that shows nothing but it, where there is one. */
  readonly path?: string | undefined
  readonly loaded: Call<R>
  /** What the platform notes it under, where that is not the id it is opened by; null where it notes nothing. */
  readonly notedAs?: ((record: R) => Noted) | null
  readonly state?: (record: R) => ReactNode
  readonly actions?: readonly RecordAction<R>[] | undefined
}

/** One record from the right, with its tabs, its acts, and the way to its neighbours. */
export function RecordDrawer<R>(props: RecordDrawerProps<R>) {
  const open = props.openId !== null
  const shown = useLastOpen(props, open)
  const { loaded, state, actions, onPrevious, onNext, onClose } = shown
  const title = messageText(shown.title)
  const head = messageText(headOf(shown))
  const record = dataOf(loaded)
  const offered = useRecordActions(actions, shown.onDecided)
  useRecordTitle(nameOf(props))
  useRemembered(props)
  useCloseWhenGone(props)
  const keys: Readonly<Record<string, (() => void) | null | undefined>> = {
    k: onPrevious,
    j: onNext,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement
    const act = keys[event.key]
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return
    if (!target.matches('input, textarea')) act()
  }
  const heading = (
    <span className="kit-drawer-head">
      <span title={head}>{messageText(headOf(shown, cutName))}</span>
      {record !== undefined && <FieldBoundary of={record}>{() => state?.(record)}</FieldBoundary>}
    </span>
  )
  const extra = (
    <span className="kit-drawer-extra">
      {record !== undefined && open && !shown.isDecided && (
        <DecisionButtons subject={record} actions={offered} onSkip={onNext} />
      )}
      <Neighbour of={title} label="Previous" sign="k" icon={<UpOutlined />} go={onPrevious} />
      <Neighbour of={title} label="Next" sign="j" icon={<DownOutlined />} go={onNext} />
      {shown.path && record !== undefined && (
        <Link
          className="kit-drawer-page"
          to={shown.path}
          aria-label="Open full page"
          title="Open full page"
          onClick={shown.isInAddress ? undefined : onClose}
        >
          <ExportOutlined aria-hidden />
        </Link>
      )}
      <History {...shown} />
      {record !== undefined && (
        <ActionMenu subject={record} label={`Actions of ${cutName(title)}`} actions={offered} />
      )}
    </span>
  )
  // The drawer has the focus on its outermost element at first, which its own onKeyDown does not see.
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the drawer within
    <div role="presentation" onKeyDown={onKeyDown}>
      <Drawer
        open={open}
        size={720}
        title={heading}
        extra={extra}
        destroyOnHidden
        onClose={onClose}
      >
        <Body {...shown} />
      </Drawer>
    </div>
  )
}

function nameOf<R>({ openId, title, name, loaded }: RecordDrawerProps<R>): string | undefined {
  const record = dataOf(loaded)
  if (openId === null || record === undefined) return undefined
  try {
    const parts = name?.(record)
    return parts === undefined ? title : joined([parts].flat().map(rawText), ' · ') || title
  } catch {
    return title // the record lacks what it is called by
  }
}

/** What it is, and which one. */
const headOf = <R,>(props: RecordDrawerProps<R>, fitted = (name: string) => name): string => {
  const name = nameOf({ ...props, openId: props.openId ?? '' })
  return name && name !== props.title ? `${props.title} · ${fitted(name)}` : fitted(props.title)
}

function useRemembered<R>(props: RecordDrawerProps<R>) {
  const { openId, path, loaded } = props
  const title = headOf(props)
  const { userCode } = useCurrentUser()
  const shown = openId !== null && dataOf(loaded) !== undefined ? path : undefined
  useEffect(() => {
    if (shown) remember(userCode, { path: shown, title })
  }, [userCode, shown, title])
}

/** A record whose activities stand in a tab has no second way to them. */
const HISTORY_TAB = 'activities'

function History<R>({ openId, loaded, notedAs, tabs }: RecordDrawerProps<R>) {
  const Link = useContext(RecordHistoryContext)
  const record = dataOf(loaded)
  if (!Link || record === undefined || openId === null || notedAs === null) return null
  if (tabs?.some(({ key }) => key === HISTORY_TAB)) return null
  return (
    <FieldBoundary of={record}>
      {() => <Link of={notedAs ? notedAs(record) : openId} />}
    </FieldBoundary>
  )
}

interface NeighbourProps {
  readonly of: string
  readonly label: string
  readonly sign: string
  readonly icon: ReactNode
  readonly go: (() => void) | null | undefined
}

function Neighbour({ of, label, sign, icon, go }: NeighbourProps) {
  const button = useRef<HTMLButtonElement>(null)
  useCommands(() =>
    isReachable(button.current) && go
      ? [{ id: label, label: `${label} record`, group: `Actions of ${of}`, run: go }]
      : [],
  )
  if (go === undefined) return null
  const name = `${label} (${sign})`
  return (
    <Button
      ref={button}
      type="text"
      icon={icon}
      aria-label={name}
      title={name}
      disabled={!go}
      onClick={() => go?.()}
    />
  )
}

const GONE =
  'This record is no longer here: it was deleted, or it belongs to an operator you may not see.'

/** Whether a call is over, and there is no such record for this user. */
const isGone = (call: Call<unknown>): boolean =>
  !call.isFetching &&
  (call.error
    ? ['notFound', 'denied'].includes((call.error as ApiError).kind)
    : dataOf(call) === undefined)

/** Tells that the open record is gone or was never to be seen, and closes. */
function useCloseWhenGone<R>({ openId, loaded, onClose }: RecordDrawerProps<R>) {
  const toasts = useToasts()
  const hasDeparted = useDelayedTrue(openId !== null && isGone(loaded))
  const depart = useEventCallback(() => {
    toasts.warning(GONE)
    onClose()
  })
  useEffect(() => {
    if (hasDeparted) depart()
  }, [hasDeparted, depart])
}

function Body<R>({ title, loaded, tabs, tab, children }: RecordDrawerProps<R>) {
  const state = useTabState(tab)
  if (dataOf(loaded) === undefined && isGone(loaded)) return null
  return (
    <Loaded what={title} call={loaded}>
      {(record) => (
        <RecordBody record={record} tabs={tabs} state={state}>
          {children}
        </RecordBody>
      )}
    </Loaded>
  )
}
