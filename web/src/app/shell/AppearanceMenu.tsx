import { DesktopOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons'
import {
  APPEARANCES,
  type Appearance,
  appearanceNames,
  chooseAppearance,
  useAppearance,
} from '@/kit/antd/appearance'
import { MenuButton } from '@/kit/antd/MenuButton'

const ICONS: Readonly<Record<Appearance, React.ReactNode>> = {
  system: <DesktopOutlined />,
  light: <SunOutlined />,
  dark: <MoonOutlined />,
}

const items = APPEARANCES.map((each) => ({
  key: each,
  label: appearanceNames[each],
  icon: ICONS[each],
}))

export function AppearanceMenu() {
  const { appearance } = useAppearance()
  return (
    <MenuButton
      type="text"
      icon={ICONS[appearance]}
      aria-label={`Theme: ${appearanceNames[appearance]}`}
      title="Theme"
      popup={{
        menu: {
          items,
          selectable: true,
          selectedKeys: [appearance],
          onClick: ({ key }) => chooseAppearance(key as Appearance),
        },
      }}
    />
  )
}
