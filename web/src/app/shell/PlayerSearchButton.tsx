import { SearchOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useFadingDialog } from '@/kit/dialog/useDialog'
import { lazyComponent } from '@/kit/lazyComponent'
import { useSession } from '@/session/session'
import { pages, pagesOf } from '../routes'

const PlayerSearch = lazyComponent(() =>
  import('@/areas/players').then((code) => code.PlayerSearch),
)

/** Where a found player leads to, as soon as these pages are there. */
const PLACES = [
  { path: '/players/:playerCode', label: 'Details' },
  { path: '/bets', label: 'Bets' },
  { path: '/transactions/list', label: 'Transactions' },
]

export function PlayerSearchButton({ registry = pages }) {
  const { user } = useSession()
  const open = useFadingDialog(PlayerSearch)
  const paths = pagesOf(user, registry).map(({ path }) => path)
  return (
    <Button
      type="text"
      icon={<SearchOutlined />}
      aria-label="Find a player"
      aria-haspopup="dialog"
      title="Find a player"
      onClick={() => open({ places: PLACES.filter(({ path }) => paths.includes(path)) })}
    />
  )
}
