import { Dropdown, type DropdownProps, type MenuProps } from 'antd'
import { type Ref, type RefObject, useImperativeHandle } from 'react'

type Button = RefObject<HTMLButtonElement | null>

export interface MenuPopupProps extends Pick<DropdownProps, 'menu' | 'popupRender' | 'placement'> {
  readonly button: Button
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

interface PlaceProps {
  readonly of: Button
  readonly ref?: Ref<HTMLButtonElement | null>
}

/** Stands for the button, by which the pop-up is placed: a click on that is none elsewhere. */
function Place({ of, ref }: PlaceProps) {
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => of.current)
  return null
}
