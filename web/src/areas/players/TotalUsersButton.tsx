import { DownOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { type TotalKind, totalKindValues } from '@/api/gen/player_reports/enums'
import { MenuButton } from '@/kit/antd/MenuButton'
import { lazyComponent } from '@/kit/lazyComponent'
import { totalTitles } from './labels'

const TotalUsers = lazyComponent(() => import('./TotalUsers').then((code) => code.TotalUsers))

/** The three totals of players, each with its lists. */
export function TotalUsersButton() {
  const [kind, setKind] = useState<TotalKind | null>(null)
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <>
      <MenuButton
        popup={{
          menu: {
            items: totalKindValues.map((key) => ({ key, label: totalTitles[key] })),
            onClick: ({ key }) => {
              setWasOpened(true)
              setKind(key as TotalKind)
            },
          },
        }}
      >
        Totals <DownOutlined aria-hidden />
      </MenuButton>
      {wasOpened && <TotalUsers kind={kind} onClose={() => setKind(null)} />}
    </>
  )
}
