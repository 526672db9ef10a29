import { preloadMenus } from '../antd/MenuButton'
import { isReachable, useCommands } from '../keyboard/commands'
import './ActionMenu.css'
import { useRef, useState } from 'react'
import { ActionMenuPopup } from './ActionMenuPopup'
import { type BoundAction, commandsOf, isOffered } from './recordActions'

interface ActionMenuProps<Subject> {
  readonly subject: Subject
  /** Names the menu: `Actions of invoice 1042`. */
  readonly label: string
  /** As `useRecordActions` gives them. */
  readonly actions: readonly BoundAction<Subject>[]
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

/** The acts on one record, which the palette offers, too; nothing where there are none. */
export function ActionMenu<Subject>({ subject, label, actions }: ActionMenuProps<Subject>) {
  const { ref, button, popup } = useMenuOpener(label)
  useCommands(() => (isReachable(ref.current) ? commandsOf(actions, subject, label) : []))
  if (!isOffered(actions, subject)) return null
  return (
    <>
      {button}
      {popup && <ActionMenuPopup {...popup} subject={subject} actions={actions} />}
    </>
  )
}
