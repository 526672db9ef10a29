import { DownOutlined } from '@ant-design/icons'
import { type TotalKind, totalKindValues } from '@/api/gen/player_reports/enums'
import { MenuButton } from '@/kit/antd/MenuButton'
import { useFadingDialog } from '@/kit/dialog/useDialog'
import { lazyComponent } from '@/kit/lazyComponent'
import { totalTitles } from './labels'

const TotalUsers = lazyComponent(() => import('./TotalUsers').then((code) => code.TotalUsers))

/** The three totals of players, each with its lists. */
export function TotalUsersButton() {
  const open = useFadingDialog(TotalUsers)
  return (
    <MenuButton
      popup={{
        menu: {
          items: totalKindValues.map((key) => ({ key, label: totalTitles[key] })),
          onClick: ({ key }) => open({ kind: key as TotalKind }),
        },
      }}
    >
      Totals <DownOutlined aria-hidden />
    </MenuButton>
  )
}
