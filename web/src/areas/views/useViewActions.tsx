import { useLocation } from 'react-router'
import { api, type SavedView, type ViewEdit } from '@/api/gen/views/endpoints'
import { useConfirm } from '@/kit/dialog/confirm'
import { quotedName } from '@/kit/display/personText'
import { useAction } from '@/kit/form/useAction'
import type { ListToolProps } from '@/kit/list/listTools'
import { useToasts } from '@/kit/toasts'
import { roleNames } from '@/session/roleNames'
import { isPlatformAdmin } from '@/session/roles'
import { useSession } from '@/session/session'
import { isDefault, linkQuery, type Shown, toListView, USUAL } from './savedView'

interface ViewAction {
  readonly key: string
  readonly label: string
  readonly danger?: boolean
  readonly run: () => unknown
}

interface Opening {
  readonly onSave: () => void
  readonly onEdit: () => void
}

const red = (action: ViewAction): ViewAction => ({ ...action, danger: true })

const rolesOf = ({ sharedWith }: SavedView) => sharedWith.map((role) => roleNames[role]).join(', ')

/** What can be done with what a list shows, and with the view that this came of. */
export function useViewActions(
  { listView, setListView, searchOf }: ListToolProps,
  { view, isChanged }: Shown,
  { onSave, onEdit }: Opening,
): readonly ViewAction[] {
  const { role } = useSession().user
  const { pathname } = useLocation()
  const confirm = useConfirm()
  const toasts = useToasts()
  const change = useAction(api.endpoints.viewUpdate)
  const remove = useAction(api.endpoints.viewDelete)

  const put = (known: SavedView, edit: Partial<ViewEdit>) => {
    const { viewId, name, query, columns, sharedWith } = known
    const viewEdit = { name, query, columns, sharedWith, ...edit }
    return change.run({ viewId, viewEdit }, { record: known })
  }
  const update = async (known: SavedView) => {
    const agreed =
      known.sharedWith.length === 0 ||
      (await confirm({
        title: `Update view ${quotedName(known.name)}?`,
        content: `It changes for everybody it is shared with: ${rolesOf(known)}.`,
        confirmLabel: 'Update view',
      }))
    if (agreed)
      await put(known, {
        query: listView.query,
        columns: listView.columns && [...listView.columns],
      })
  }
  const stopSharing = async (known: SavedView) => {
    const agreed = await confirm({
      title: `Stop sharing view ${quotedName(known.name)}?`,
      content: `It stays with ${quotedName(known.owner.nickname)}, and is gone for: ${rolesOf(known)}.`,
      confirmLabel: 'Stop sharing',
      danger: true,
    })
    if (agreed) await put(known, { sharedWith: [] })
  }
  const drop = async (known: SavedView) => {
    const others =
      known.sharedWith.length > 0 ? ` It is gone for others too: ${rolesOf(known)}.` : ''
    const agreed = await confirm({
      title: `Delete view ${quotedName(known.name)}?`,
      content: `The list stays as it is shown now.${others}`,
      confirmLabel: 'Delete view',
      danger: true,
      confirmWord: 'delete',
    })
    if (!agreed) return
    const { ok } = await remove.run({ viewId: known.viewId }, { record: known })
    if (ok && listView.viewId === known.viewId) setListView({ ...listView, viewId: null }, true)
  }
  const copy = (known: SavedView) =>
    navigator.clipboard
      .writeText(`${location.origin}${pathname}${linkQuery(searchOf(toListView(known)))}`)
      .then(
        () => toasts.success('Link copied.'),
        () => toasts.error('The browser blocked copying the link.'),
      )

  const save = { key: 'save', label: 'Save as a view…', run: onSave }
  const toDefault = {
    key: 'default',
    label: 'Reset to the default view',
    run: () => setListView(USUAL),
  }
  const ofTheView = view ? actionsOn(view) : []
  return [save, ...ofTheView, ...(isDefault(listView) ? [] : [toDefault])]

  function actionsOn(known: SavedView): readonly ViewAction[] {
    const { name, isOwn, sharedWith } = known
    const isAdmin = isPlatformAdmin(role)
    const act = (can: boolean, key: string, label: string, run: () => unknown) =>
      can ? [{ key, label, run }] : []
    return [
      ...act(isOwn && isChanged, 'update', `Update ${quotedName(name)}`, () => update(known)),
      ...act(
        isOwn,
        'edit',
        `${isAdmin ? 'Rename or share' : 'Rename'} ${quotedName(name)}…`,
        onEdit,
      ),
      ...act(
        !isOwn && isAdmin && sharedWith.length > 0,
        'unshare',
        `Stop sharing ${quotedName(name)}…`,
        () => stopSharing(known),
      ).map(red),
      ...act(true, 'copy', `Copy link to ${quotedName(name)}`, () => copy(known)),
      ...act(isOwn || isAdmin, 'delete', `Delete ${quotedName(name)}…`, () => drop(known)).map(red),
    ]
  }
}
