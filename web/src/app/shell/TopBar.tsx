import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { Page } from '../routes'
import { AppearanceMenu } from './AppearanceMenu'
import { LogoutButton } from './LogoutButton'
import { OperatorSelector } from './OperatorSelector'
import { RefreshButton } from './RefreshButton'

interface TopBarProps {
  readonly title: string
  readonly page: Page | undefined
  readonly folded: boolean
  readonly onFold: () => void
}

export function TopBar({ title, page, folded, onFold }: TopBarProps) {
  const toggle = folded ? 'Unfold the menu' : 'Fold the menu'
  return (
    <header className="shell-bar">
      <Button
        type="text"
        icon={folded ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
        aria-label={toggle}
        aria-expanded={!folded}
        title={toggle}
        onClick={onFold}
      />
      <h1>{title}</h1>
      <div className="shell-controls">
        {page && !page.hides.includes('operator') && <OperatorSelector />}
        <RefreshButton />
        <AppearanceMenu />
        <LogoutButton />
      </div>
    </header>
  )
}
