import { DownOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { useState } from 'react'
import { type TotalKind, totalKindValues } from '@/api/gen/player_reports/enums'
import { lazyComponent } from '@/kit/lazyComponent'
import { totalTitles } from './labels'

const TotalUsers = lazyComponent(() => import('./TotalUsers').then((code) => code.TotalUsers))

/** The three totals of players, each with its lists. */
export function TotalUsersButton() {
  const [kind, setKind] = useState<TotalKind | null>(null)
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          items: totalKindValues.map((key) => ({ key, label: totalTitles[key] })),
          onClick: ({ key }) => {
            setWasOpened(true)
            setKind(key as TotalKind)
          },
        }}
      >
        <Button>
          Totals <DownOutlined aria-hidden />
        </Button>
      </Dropdown>
      {wasOpened && <TotalUsers kind={kind} onClose={() => setKind(null)} />}
    </>
  )
}
