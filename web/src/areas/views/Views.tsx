import { CheckOutlined, PushpinOutlined } from '@ant-design/icons'
import { Button, type MenuProps } from 'antd'
import { type SyntheticEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { type SavedView, useViewsQuery } from '@/api/gen/views/endpoints'
import { MenuPopup, preloadMenus } from '@/kit/antd/MenuButton'
import { useDialog } from '@/kit/dialog/useDialog'
import { lazyComponent } from '@/kit/lazyComponent'
import type { ListToolProps } from '@/kit/list/listTools'
import { type Shown, shownIn, toListView } from './savedView'
import { useViewActions } from './useViewActions'
import './views.css'

const SaveView = lazyComponent(() => import('./ViewDialogs').then((code) => code.SaveView))
const EditView = lazyComponent(() => import('./ViewDialogs').then((code) => code.EditView))

type Item = NonNullable<NonNullable<MenuProps['items']>[number]>

/** The views of a list, read once they are asked for. */
function useListViews({ listId, listView }: ListToolProps, isAsked: boolean) {
  const call = useViewsQuery({ listId }, { skip: !isAsked && listView.viewId === null })
  return {
    call,
    views: call.data?.views ?? [],
    isRead: call.data !== undefined || call.error !== undefined,
  }
}

function nameOf({ view, isChanged }: Shown, viewId: string | null) {
  if (view === null || view.viewId !== viewId) return { name: 'Views', title: 'Views' }
  const { name } = view
  return isChanged
    ? { name, title: `Views: ${name}, changed`, besides: 'changed' }
    : { name, title: `Views: ${name}` }
}

/** The saved views of a list, each a link, and what can be done with what the list shows now. */
export function Views(props: ListToolProps) {
  const { listView, setListView, searchOf } = props
  const [wanted, setWanted] = useState<boolean | null>(null)
  const save = useDialog(SaveView)
  const edit = useDialog(EditView)
  const button = useRef<HTMLButtonElement>(null)
  const { call, views, isRead } = useListViews(props, wanted !== null)
  const shown = shownIn(views, props)
  const actions = useViewActions(props, shown, {
    onSave: () => save(props),
    onEdit: () => shown.view && edit({ view: shown.view }),
  })
  // The menu comes whole: what has the focus in it must not be swapped for what is read meanwhile.
  const open = wanted === true && isRead
  const turn = (to: boolean) => {
    setWanted(to)
    if (!to) button.current?.focus()
  }
  const after = (event: SyntheticEvent, run: () => unknown) => {
    // The focus moves while Enter is still down: it must not press what has it then.
    event.preventDefault()
    turn(false)
    run()
  }
  const linkTo = (view: SavedView): Item => ({
    key: view.viewId,
    icon: <CheckOutlined aria-hidden className={view === shown.view ? '' : 'views-other'} />,
    label: <ViewLink view={view} shown={shown} search={searchOf(toListView(view))} />,
    onClick: ({ domEvent }) => {
      // A click on the link itself is the browser's own: it may open another tab.
      const isOfTheLink = domEvent.type === 'click' && (domEvent.target as Element).closest('a')
      if (isOfTheLink) turn(false)
      else after(domEvent, () => setListView(toListView(view)))
    },
  })
  const items: Item[] = [
    ...group('own', 'Your views', views.filter(({ isOwn }) => isOwn).map(linkTo)),
    ...group('shared', 'Shared', views.filter(({ isOwn }) => !isOwn).map(linkTo)),
    ...notice(call, views.length, () => setWanted(true)),
    { type: 'divider' },
    ...actions.map(({ key, label, danger = false, run }) => ({
      key,
      label,
      danger,
      onClick: ({ domEvent }: { domEvent: SyntheticEvent }) => after(domEvent, run),
    })),
  ]
  const { name, title, besides } = nameOf(shown, listView.viewId)
  return (
    <>
      <Button
        ref={button}
        className="views-button"
        title={title}
        icon={<PushpinOutlined />}
        loading={wanted === true && !isRead}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={title}
        onPointerEnter={preloadMenus}
        onFocus={preloadMenus}
        onClick={() => turn(!open)}
      >
        <span className={name === 'Views' ? 'views-unnamed' : ''}>{name}</span>
        {besides && <small>{besides}</small>}
      </Button>
      {wanted !== null && (
        <MenuPopup
          button={button}
          placement="bottomRight"
          open={open}
          onClose={() => turn(false)}
          menu={{ items, className: 'views-menu' }}
        />
      )}
    </>
  )
}

const group = (key: string, label: string, children: Item[]): Item[] =>
  children.length > 0 ? [{ type: 'group', key, label, children }] : []

interface Loaded {
  readonly error?: unknown
  readonly refetch: () => PromiseLike<unknown>
}

/** Why there is no view to choose. */
function notice(call: Loaded, count: number, onRead: () => void): Item[] {
  if (count > 0) return []
  if (call.error) {
    const label = 'The views could not be loaded. Try again'
    return [{ key: 'again', label, onClick: () => void call.refetch().then(onRead) }]
  }
  return [{ key: 'none', label: 'No saved views of this list yet', disabled: true }]
}

interface ViewLinkProps {
  readonly view: SavedView
  readonly shown: Shown
  readonly search: string
}

function ViewLink({ view, shown, search }: ViewLinkProps) {
  const { name, isOwn, owner, sharedWith } = view
  const isShown = view === shown.view
  const isNow = isShown && !shown.isChanged
  const besides = isOwn ? sharedWith.length > 0 && 'shared' : owner.nickname
  return (
    <Link
      className="views-link"
      to={{ search }}
      tabIndex={-1}
      aria-current={isNow ? 'true' : undefined}
    >
      <span>{name}</span>
      {besides && <small>{besides}</small>}
      {isShown && shown.isChanged && <small>changed</small>}
      {isNow && <span className="kit-unseen">(shown now)</span>}
    </Link>
  )
}
