import { TableOutlined } from '@ant-design/icons'
import { memo } from 'react'
import { MenuButton } from '../antd/MenuButton'
import { lazyComponent } from '../lazyComponent'
import type { ViewPanelProps } from './ViewPanel'

const ViewPanel = lazyComponent(() => import('./ViewPanel').then((code) => code.ViewPanel<unknown>))

/** A button to which columns a list shows, and how dense. */
function Menu<Row>(props: ViewPanelProps<Row>) {
  return (
    <MenuButton
      icon={<TableOutlined />}
      aria-label="Columns and row height"
      title="Columns and row height"
      popup={{
        placement: 'bottomRight',
        popupRender: () => <ViewPanel {...(props as ViewPanelProps<unknown>)} />,
      }}
    />
  )
}

export const ViewMenu = memo(Menu) as typeof Menu
