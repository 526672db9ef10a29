import { DesktopOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { APPEARANCES, type Appearance, chooseAppearance, useAppearance } from '@/kit/appearance'

const SHOWN: Record<Appearance, { label: string; icon: React.ReactNode }> = {
  system: { label: 'As the system', icon: <DesktopOutlined /> },
  light: { label: 'Light', icon: <SunOutlined /> },
  dark: { label: 'Dark', icon: <MoonOutlined /> },
}

const items = APPEARANCES.map((each) => ({ key: each, ...SHOWN[each] }))

export function AppearanceMenu() {
  const { appearance } = useAppearance()
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items,
        selectable: true,
        selectedKeys: [appearance],
        onClick: ({ key }) => chooseAppearance(key as Appearance),
      }}
    >
      <Button
        type="text"
        icon={SHOWN[appearance].icon}
        aria-label={`Theme: ${SHOWN[appearance].label}`}
        title="Theme"
      />
    </Dropdown>
  )
}
