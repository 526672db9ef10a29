import { Button } from 'antd'
import { useState } from 'react'
import { api, type PlayerBonus, usePlayerBonusesQuery } from '@/api/gen/bonuses/endpoints'
import type { Player } from '@/api/gen/players/endpoints'
import { useDialog } from '@/kit/dialog/useDialog'
import { Can } from '@/kit/display/Can'
import { lazyComponent } from '@/kit/lazyComponent'
import type { Column } from '@/kit/list/columns'
import { PAGE_SIZE, PagedTable } from '@/kit/list/PagedTable'
import { useNestedRecord } from '@/kit/list/useOpenRecord'
import type { RecordTabProps } from '@/kit/record/recordTabs'
import { fields } from './grantFields'
import './bonuses.css'

const PlayerBonusDrawer = lazyComponent(() =>
  import('./PlayerBonusDrawer').then((code) => code.PlayerBonusDrawer),
)
const ActiveGames = lazyComponent(() => import('./ActiveGames').then((code) => code.ActiveGames))
const GiveBonus = lazyComponent(() => import('./GiveBonus').then((code) => code.GiveBonus))

/** The type and what is next come last: they are the first to have no room. */
const columns = fields.columns(
  'title',
  'createdAt',
  'bonusAmountInUSD',
  'unlockedAmountInUSD',
  'claimedAmountInUSD',
  'lapsedAmountInUSD',
  'wagering',
  'lapsesAt',
  'type',
  'next',
)

const opening = (open: (row: PlayerBonus) => void): Column<PlayerBonus> =>
  fields.column('title', {
    render: (row) => (
      <button type="button" className="kit-link" onClick={() => open(row)}>
        {row.title}
      </button>
    ),
  })

/** What a player was given of bonuses, the latest first. */
export function PlayerBonuses({ record: player }: RecordTabProps<Player>) {
  const { playerCode, isDeleted } = player
  const [page, setPage] = useState(1)
  const { currentData: data, ...call } = usePlayerBonusesQuery({
    playerCode,
    page,
    limit: PAGE_SIZE,
  })
  const opened = useNestedRecord({ ...call, data }, 'uniuqeId')
  const showGames = useDialog(ActiveGames)
  const give = useDialog(GiveBonus)
  return (
    <>
      <div className="bonuses-actions">
        <Can
          permission="bonuses_give"
          disabledReason={isDeleted ? 'This player is deleted.' : null}
        >
          <Button type="primary" onClick={() => give({ record: player })}>
            Give bonus
          </Button>
        </Can>
        <Button onClick={() => showGames({ record: player })}>Active bonus games</Button>
      </div>
      <PagedTable
        what="bonuses"
        columns={[opening(opened.open), ...columns.slice(1)]}
        rowKey="uniuqeId"
        call={{ ...call, rows: data?.items, count: data?.count }}
        page={page}
        onPage={setPage}
        exporting={{
          fileName: `bonuses-${playerCode}`,
          endpoint: api.endpoints.playerBonuses,
          arg: { playerCode },
        }}
        empty="This player was given no bonus."
      />
      {opened.wasOpened && <PlayerBonusDrawer {...opened.drawer} playerCode={playerCode} />}
    </>
  )
}
