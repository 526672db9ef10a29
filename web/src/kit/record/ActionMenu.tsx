import { MoreOutlined } from '@ant-design/icons'
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

/** A button that opens the acts. The menu itself is made when it is first opened: a list has many. */
export function ActionMenu<Subject>({ subject, label, actions }: ActionMenuProps<Subject>) {
  const [open, setOpen] = useState<boolean | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  useCommands(() => (isReachable(button.current) ? commandsOf(actions, subject, label) : []))
  return (
    <>
      <button
        ref={button}
        type="button"
        className="kit-menu-button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open ?? false}
        onPointerEnter={preloadMenus}
        onFocus={preloadMenus}
        onClick={() => setOpen(!open)}
      >
        <MoreOutlined />
      </button>
      {open !== null && (
        <ActionMenuPopup
          button={button}
          subject={subject}
          actions={actions}
          open={open}
          onClose={() => {
            setOpen(false)
            // The item goes; whatever opens now sends the focus back here.
            button.current?.focus()
          }}
        />
      )}
    </>
  )
}
