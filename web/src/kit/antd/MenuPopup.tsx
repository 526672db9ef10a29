import { Dropdown, type DropdownProps, type MenuProps } from 'antd'
import { type ButtonRef, Place } from './Place'

export interface MenuPopupProps extends Pick<DropdownProps, 'menu' | 'popupRender' | 'placement'> {
  readonly button: ButtonRef
  readonly open: boolean
  /** Whether it is a chosen entry that closes it, or else a click elsewhere or a key. */
  readonly onClose: (by?: 'trigger' | 'menu') => void
}

/** What opens from a button that stands elsewhere. */
export function MenuPopup({ button, open, onClose, menu, ...props }: MenuPopupProps) {
  return (
    <Dropdown
      {...props}
      {...(menu && { menu: pressedOnce(menu) })}
      trigger={['click']}
      open={open}
      autoFocus={menu !== undefined}
      destroyOnHidden
      onOpenChange={(opened, { source }) => opened || onClose(source)}
    >
      <Place of={button} />
    </Dropdown>
  )
}

/** The focus leaves the menu while Enter is still down: it must not press what has it then. */
const pressedOnce = (menu: MenuProps): MenuProps => ({
  ...menu,
  onClick: (entry) => {
    if (entry.domEvent.type === 'keydown') entry.domEvent.preventDefault()
    menu.onClick?.(entry)
  },
})
