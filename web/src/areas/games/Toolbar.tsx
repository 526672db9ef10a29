import { Button, Segmented } from 'antd'
import type { GameChoices } from '@/api/gen/games/endpoints'
import { useOperatorsMenuListQuery } from '@/api/gen/operators/endpoints'
import { MenuButton } from '@/kit/antd/MenuButton'
import { useDialog } from '@/kit/dialog/useDialog'
import { Can } from '@/kit/display/Can'
import { lazyComponent } from '@/kit/lazyComponent'
import { useAddress } from '@/kit/useAddress'
import { useChooseOperator } from '@/session/operatorPlace'

const CloneGames = lazyComponent(() => import('./CloneGames').then((code) => code.CloneGames))
const LaunchTester = lazyComponent(() => import('./LaunchTester').then((code) => code.LaunchTester))
const OrderGames = lazyComponent(() => import('./OrderGames').then((code) => code.OrderGames))

const ALONE = 'You see one operator: there is no other to clone to.'

interface ToolbarProps {
  readonly opId: string | undefined
  readonly choices: GameChoices | undefined
  readonly isGrid: boolean
}

/** Table or grid, and what is done to an operator's games as a whole. */
export function Toolbar({ opId, choices, isGrid }: ToolbarProps) {
  const operators = useOperatorsMenuListQuery().data?.operators
  const choose = useChooseOperator()
  const clone = useDialog(CloneGames)
  const launch = useDialog(LaunchTester)
  const order = useDialog(OrderGames)
  const items = (choices?.categories ?? []).map((category) => ({ key: category, label: category }))
  return (
    <>
      <View isGrid={isGrid} />
      <Can permission="games_write" disabledReason={opId ? null : choose}>
        <MenuButton
          popup={{
            menu: { items, onClick: ({ key }) => opId && order({ opId, category: key }) },
          }}
        >
          Order games
        </MenuButton>
      </Can>
      <Can
        permission="games_write"
        disabledReason={operators && operators.length < 2 ? ALONE : null}
      >
        <Button onClick={() => clone({ sourceOpId: opId })}>Clone games</Button>
      </Can>
      <Can permission="games_launch">
        <Button onClick={() => launch()}>Launch tester</Button>
      </Can>
    </>
  )
}

const VIEWS = [
  { value: 'TABLE', label: 'Table' },
  { value: 'GRID', label: 'Grid' },
]

function View({ isGrid }: { readonly isGrid: boolean }) {
  const [, setAddress] = useAddress()
  const choose = (view: string) =>
    setAddress((now) => {
      const next = new URLSearchParams(now)
      if (view === 'GRID') next.set('tab', view)
      else next.delete('tab')
      return next
    })
  return (
    <Segmented
      aria-label="View"
      options={VIEWS}
      value={isGrid ? 'GRID' : 'TABLE'}
      onChange={choose}
    />
  )
}
