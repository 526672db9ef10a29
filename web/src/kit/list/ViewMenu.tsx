import { TableOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { lazyComponent } from '../lazyComponent'
import type { ViewPanelProps } from './ViewPanel'

const ViewPanel = lazyComponent(() => import('./ViewPanel').then((code) => code.ViewPanel<unknown>))

/** A button to which columns a list shows, and how dense. */
export function ViewMenu<Row>(props: ViewPanelProps<Row>) {
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      destroyOnHidden
      popupRender={() => <ViewPanel {...(props as ViewPanelProps<unknown>)} />}
    >
      <Button
        icon={<TableOutlined />}
        aria-label="Columns and row height"
        title="Columns and row height"
      />
    </Dropdown>
  )
}
