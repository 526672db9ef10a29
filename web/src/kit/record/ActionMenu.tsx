import { useMemo, useRef, useState } from 'react'
import type { Permission } from '@/api/gen/shared/enums'
import { preloadMenus } from '../antd/MenuButton'
import { useCurrentUser } from '../currentUser'
import { commandsOf, isReachable, useCommands } from '../keyboard/commands'
import { ActionMenuPopup } from './ActionMenuPopup'
import './ActionMenu.css'

/** One act on a record: the same in its row's menu and its drawer's head. */
export interface RecordAction<Subject> {
  readonly id: string
  readonly label: string
  readonly permission?: Permission
  readonly danger?: boolean
  /** Why not for this one; null when it may be done. */
  readonly disabledReason?: (subject: Subject) => string | null
  readonly run: (subject: Subject) => void
}

interface Permitted {
  readonly permission?: Permission
}

/** The acts that this user may do at all; the others are not shown. */
export function usePermittedActions<Some extends Permitted>(
  actions: readonly Some[],
): readonly Some[] {
  const { permissions } = useCurrentUser()
  return useMemo(
    () => actions.filter(({ permission }) => !permission || permissions.includes(permission)),
    [actions, permissions],
  )
}

interface ActionMenuProps<Subject> {
  readonly subject: Subject
  /** Names the menu: `Actions of invoice 1042`. */
  readonly label: string
  /** As `useActs` gives them. */
  readonly actions: readonly RecordAction<Subject>[]
}

const DOTS = [231, 511, 791]

/** Three dots in a line, of the size of antd's icons, without the component that draws each of those: a list has many. */
const MORE = (
  <svg viewBox="64 64 896 896" width="1em" height="1em" fill="currentColor" aria-hidden="true">
    {DOTS.map((y) => (
      <circle key={y} cx={512} cy={y} r={56} />
    ))}
  </svg>
)

/** A button that opens a menu of acts; `popup` is what that needs, once it was first opened: a list has many. */
export function useMenuOpener(label: string) {
  const [open, setOpen] = useState<boolean | null>(null)
  const ref = useRef<HTMLButtonElement>(null)
  const onClose = () => {
    setOpen(false)
    // The item goes; whatever opens now sends the focus back here.
    ref.current?.focus()
  }
  const button = (
    <button
      ref={ref}
      type="button"
      className="kit-menu-button"
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={open ?? false}
      onPointerEnter={preloadMenus}
      onFocus={preloadMenus}
      onClick={() => setOpen(!open)}
    >
      {MORE}
    </button>
  )
  return { ref, button, popup: open === null ? null : { button: ref, open, onClose } }
}

/** The acts on one record, which the palette offers, too. */
export function ActionMenu<Subject>({ subject, label, actions }: ActionMenuProps<Subject>) {
  const { ref, button, popup } = useMenuOpener(label)
  useCommands(() => (isReachable(ref.current) ? commandsOf(actions, subject, label) : []))
  return (
    <>
      {button}
      {popup && <ActionMenuPopup {...popup} subject={subject} actions={actions} />}
    </>
  )
}
