import { MoreOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { useRef, useState } from 'react'
import type { Permission } from '@/api/gen/enums'
import { useSession } from '@/app/session/session'

/** One act on a record: the same in its row's menu, its drawer's head and the bulk bar. */
export interface Act<Subject> {
  readonly id: string
  readonly label: string
  readonly permission?: Permission
  readonly danger?: boolean
  /** Why not for this one; null when it may be done. */
  readonly because?: (subject: Subject) => string | null
  readonly run: (subject: Subject) => void
}

/** The acts that this user may do at all; the others are not shown. */
export function useActs<Subject>(acts: readonly Act<Subject>[]): readonly Act<Subject>[] {
  const { permissions } = useSession().user
  return acts.filter(({ permission }) => !permission || permissions.includes(permission))
}

interface ActionMenuProps<Subject> {
  readonly subject: Subject
  /** Names the menu: `Actions of invoice 1042`. */
  readonly label: string
  /** As `useActs` gives them. */
  readonly acts: readonly Act<Subject>[]
}

export function ActionMenu<Subject>({ subject, label, acts }: ActionMenuProps<Subject>) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const items = acts.map(({ id, label: text, danger = false, because, run }) => {
    const reason = because?.(subject) ?? null
    return {
      key: id,
      danger,
      disabled: reason !== null,
      label: reason ? <span title={reason}>{text}</span> : text,
      onClick: () => {
        // The item goes; whatever opens now sends the focus back here.
        button.current?.focus()
        run(subject)
      },
    }
  })
  return (
    <Dropdown
      trigger={['click']}
      open={open}
      onOpenChange={setOpen}
      menu={{ items: open ? items : [] }}
    >
      <Button
        ref={button}
        type="text"
        size="small"
        icon={<MoreOutlined />}
        aria-label={label}
        aria-haspopup="menu"
      />
    </Dropdown>
  )
}
