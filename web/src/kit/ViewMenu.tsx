import { TableOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { lazy, Suspense } from 'react'
import type { ViewPanelProps } from './ViewPanel'

const ViewPanel = lazy(() =>
  import('./ViewPanel').then((code) => ({ default: code.ViewPanel<unknown> })),
)

/** A button to which columns a list shows, and how dense. */
export function ViewMenu<Row>(props: ViewPanelProps<Row>) {
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      destroyOnHidden
      popupRender={() => (
        <Suspense>
          <ViewPanel {...(props as ViewPanelProps<unknown>)} />
        </Suspense>
      )}
    >
      <Button
        icon={<TableOutlined />}
        aria-label="Columns and row height"
        title="Columns and row height"
      />
    </Dropdown>
  )
}
