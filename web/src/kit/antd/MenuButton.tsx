import { Button, type ButtonProps } from 'antd'
import { useRef, useState } from 'react'
import { lazyComponent } from '../lazyComponent'
import type { MenuPopupProps } from './MenuPopup'

const loadPopup = () => import('./MenuPopup').then((code) => code.MenuPopup)

/** No page begins with a menu open: what draws one comes after the page, or when it is wanted. */
export const MenuPopup = lazyComponent(loadPopup)

/** Fetches what draws menus; if it cannot be had now, the first menu that is opened says so. */
export const preloadMenus = () => void loadPopup().catch(() => undefined)

interface MenuButtonProps extends ButtonProps {
  readonly popup: Pick<MenuPopupProps, 'menu' | 'popupRender' | 'placement'>
}

/** A button that opens a menu, or a panel in its place. */
export function MenuButton({ popup, ...props }: MenuButtonProps) {
  const [open, setOpen] = useState<boolean | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <Button
        {...props}
        ref={button}
        aria-haspopup={popup.menu ? 'menu' : 'dialog'}
        aria-expanded={open ?? false}
        onPointerEnter={preloadMenus}
        onFocus={preloadMenus}
        onClick={() => setOpen(!open)}
      />
      {open !== null && <MenuPopup {...popup} button={button} open={open} onClose={close} />}
    </>
  )
}
