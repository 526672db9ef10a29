import { MenuFoldOutlined, MenuUnfoldOutlined, MoreOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { memo, useState } from 'react'
import { useBulkRun } from '@/kit/bulk/bulkRunContext'
import { loadBulk } from '@/kit/bulk/loadBulk'
import { ExportRunButton } from '@/kit/export/ExportRunButton'
import { lazyComponent } from '@/kit/lazyComponent'
import type { Page } from '@/session/page'
import { useSession } from '@/session/session'
import { shows } from '../controls'
import { AppearanceMenu } from './AppearanceMenu'
import { Filters } from './Filters'
import { HelpButton } from './HelpButton'
import { LogoutButton } from './LogoutButton'
import { NotificationsButton } from './NotificationsButton'
import { PlayerSearchButton } from './PlayerSearchButton'
import { RefreshButton } from './RefreshButton'
import { SimulatorButton, WorldChip } from './SimulatorButton'
import './topbar.css'
import { useNarrow } from './useNarrow'

const RunButton = lazyComponent(() => loadBulk().then((code) => code.RunButton))
const ControlsPanel = lazyComponent(() =>
  import('./ControlsPanel').then((code) => code.ControlsPanel),
)

interface TopBarProps {
  readonly title: string
  readonly page: Page | undefined
  readonly folded: boolean
  readonly onFold: () => void
}

/** What in it follows the address does so by itself. */
export const TopBar = memo(function TopBar({ title, page, folded, onFold }: TopBarProps) {
  const toggle = folded ? 'Expand menu' : 'Collapse menu'
  const narrow = useNarrow()
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
      <WorldChip />
      {narrow ? <Folded page={page} /> : <Unfolded page={page} />}
    </header>
  )
})

interface ControlsProps {
  readonly page: Page | undefined
}

function Unfolded({ page }: ControlsProps) {
  return (
    <div className="shell-controls">
      <Running />
      {page && <Filters page={page} />}
      <Buttons page={page} />
    </div>
  )
}

/** What goes on behind the pages: acts on many records, an export. */
function Running() {
  const run = useBulkRun()
  return (
    <>
      {run && <RunButton run={run} />}
      <ExportRunButton />
    </>
  )
}

/** On a telephone the bar keeps the bell; the rest stands in a drawer. */
function Folded({ page }: ControlsProps) {
  const [open, setOpen] = useState<boolean | null>(null)
  return (
    <div className="shell-controls">
      <Running />
      <NotificationsButton />
      <Button
        type="text"
        icon={<MoreOutlined />}
        aria-label="Filters and more"
        aria-haspopup="dialog"
        title="Filters and more"
        onClick={() => setOpen(true)}
      />
      {open !== null && (
        <ControlsPanel open={open} onClose={() => setOpen(false)}>
          {page && <Filters page={page} inWords />}
          <div className="shell-buttons">
            <Buttons page={page} withBell={false} />
          </div>
        </ControlsPanel>
      )}
    </div>
  )
}

interface ButtonsProps extends ControlsProps {
  readonly withBell?: boolean
}

function Buttons({ page, withBell = true }: ButtonsProps) {
  const { user } = useSession()
  return (
    <>
      {page && shows('playerSearch', page, user) && <PlayerSearchButton />}
      {withBell && <NotificationsButton />}
      {page && <HelpButton page={page} />}
      <SimulatorButton />
      <RefreshButton />
      <AppearanceMenu />
      <LogoutButton />
    </>
  )
}
