import { Dropdown } from 'antd'
import { type SyntheticEvent, useId } from 'react'
import type { RecordAction } from './ActionMenu'

interface ActionMenuPopupProps<Subject> {
  readonly subject: Subject
  readonly actions: readonly RecordAction<Subject>[]
  readonly open: boolean
  readonly onClose: () => void
}

export function ActionMenuPopup<Subject>({
  subject,
  actions,
  open,
  onClose,
}: ActionMenuPopupProps<Subject>) {
  const menu = useId()
  const items = actions.map(({ id, label, danger = false, disabledReason, run }) => {
    const reason = disabledReason?.(subject) ?? null
    return {
      key: id,
      danger,
      disabled: reason !== null,
      label: reason ? <Closed id={`${menu}-${id}`} label={label} reason={reason} /> : label,
      ...(reason && { 'aria-label': label, 'aria-describedby': `${menu}-${id}` }),
      onClick: ({ domEvent }: { domEvent: SyntheticEvent }) => {
        // The focus moves while Enter is still down: it must not press the button as well.
        domEvent.preventDefault()
        onClose()
        run(subject)
      },
    }
  })
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      open={open}
      autoFocus
      destroyOnHidden
      onOpenChange={(opened) => opened || onClose()}
      menu={{ items }}
    >
      <span className="kit-menu-anchor" />
    </Dropdown>
  )
}

interface ClosedProps {
  readonly id: string
  readonly label: string
  readonly reason: string
}

/** An act that cannot be done now, and why: to be read without hovering, too. */
function Closed({ id, label, reason }: ClosedProps) {
  return (
    <>
      {label}
      <small id={id} className="kit-menu-reason">
        {reason}
      </small>
    </>
  )
}
