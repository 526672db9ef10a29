import { type RefObject, useId } from 'react'
import { MenuPopup } from '../antd/MenuButton'
import type { BoundAction } from './recordActions'

interface ActionMenuPopupProps<Subject> {
  readonly button: RefObject<HTMLButtonElement | null>
  readonly subject: Subject
  readonly actions: readonly BoundAction<Subject>[]
  readonly open: boolean
  readonly onClose: () => void
}

export function ActionMenuPopup<Subject>({
  button,
  subject,
  actions,
  open,
  onClose,
}: ActionMenuPopupProps<Subject>) {
  const menu = useId()
  const offered = actions.filter(({ appliesTo }) => appliesTo(subject))
  const items = offered.map(({ id, labelOf, danger, disabledReason, run }) => {
    const reason = disabledReason(subject)
    const label = labelOf(subject)
    if (reason !== null) return closedItem({ id: `${menu}-${id}`, key: id, label, reason, danger })
    return {
      key: id,
      danger,
      label,
      onClick: () => {
        onClose()
        run(subject)
      },
    }
  })
  return (
    <MenuPopup
      button={button}
      placement="bottomRight"
      open={open}
      // A closed act that is chosen leaves the menu, and its reason, where they are.
      onClose={(by) => by === 'menu' || onClose()}
      menu={{ items }}
    />
  )
}

interface ClosedAction {
  readonly id: string
  readonly key: string
  readonly label: string
  readonly reason: string
  readonly danger: boolean
}

/** An act that cannot be done now, and why: to be read without hovering, and reached by the arrows. */
const closedItem = ({ id, key, label, reason, danger }: ClosedAction) => ({
  key,
  danger,
  disabled: true,
  tabIndex: -1,
  'aria-label': label,
  'aria-describedby': id,
  label: (
    <>
      {label}
      <small id={id} className="kit-menu-reason">
        {reason}
      </small>
    </>
  ),
})
