import { Dropdown } from 'antd'
import type { SyntheticEvent } from 'react'
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
  const items = actions.map(({ id, label, danger = false, disabledReason, run }) => {
    const reason = disabledReason?.(subject) ?? null
    return {
      key: id,
      danger,
      disabled: reason !== null,
      label: reason ? <span title={reason}>{label}</span> : label,
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
