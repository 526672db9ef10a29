import { Drawer } from 'antd'
import { NavDrawer } from './NavDrawer'

interface DrawerOverlayProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The menu over the page, where there is no room beside it. */
export function DrawerOverlay({ open, onClose }: DrawerOverlayProps) {
  return (
    <Drawer
      open={open}
      placement="left"
      size={232}
      title={null}
      closable={false}
      aria-label="Menu"
      rootClassName="shell-over"
      styles={{ body: { padding: 0 } }}
      onClose={onClose}
    >
      <NavDrawer folded={false} onGo={onClose} />
    </Drawer>
  )
}
