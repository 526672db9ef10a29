import { Dropdown } from 'antd'
import type { SyntheticEvent } from 'react'
import type { Act } from './ActionMenu'

interface ActMenuProps<Subject> {
  readonly subject: Subject
  readonly acts: readonly Act<Subject>[]
  readonly open: boolean
  readonly onClose: () => void
}

export function ActMenu<Subject>({ subject, acts, open, onClose }: ActMenuProps<Subject>) {
  const items = acts.map(({ id, label, danger = false, because, run }) => {
    const reason = because?.(subject) ?? null
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
