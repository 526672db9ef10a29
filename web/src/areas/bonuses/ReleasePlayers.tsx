import { useState } from 'react'
import {
  api,
  type PlayerBonusRelease,
  usePlayerBonusReleasesQuery,
} from '@/api/gen/bonuses/endpoints'
import { PlayerLink } from '@/areas/players'
import { fieldsOf } from '@/kit/list/fieldsOf'
import { PAGE_SIZE, PagedTable } from '@/kit/list/PagedTable'

const columns = fieldsOf<PlayerBonusRelease>()({
  player: {
    width: 104,
    render: ({ player }) => <PlayerLink playerCode={player.playerCode} names={player} />,
    csv: ({ player }) => player.playerCode,
  },
  bonusAmountInUSD: { label: 'Given', width: 104, kind: 'usd' },
  wageredAmountInUSD: { label: 'Wagered', width: 112, kind: 'usd' },
  unlockedAmountInUSD: { label: 'Unlocked', width: 104, kind: 'usd' },
  claimedAmountInUSD: { label: 'Claimed', width: 104, kind: 'usd' },
  appliedTierRule: {
    label: 'Tier',
    width: 64,
    field: 'appliedTierRule.tier',
    read: ({ appliedTierRule }) => appliedTierRule?.tier,
  },
  lastUnlockedAt: { label: 'Last unlocked', width: 140, kind: 'time' },
}).columns()

/** The players on whose bets a release counted, and what came of it for each: the rows that its figures add up, so no
 * test players. */
export function ReleasePlayers({ releaseId }: { readonly releaseId: string }) {
  const [page, setPage] = useState(1)
  const query = { releaseId, isTest: false }
  const { currentData: data, ...call } = usePlayerBonusReleasesQuery({
    ...query,
    page,
    limit: PAGE_SIZE,
  })
  const rows = data?.items.map((row) => ({ ...row, playerCode: row.player.playerCode }))
  return (
    <PagedTable
      what="players"
      columns={columns}
      rowKey="playerCode"
      call={{ ...call, rows, count: data?.count }}
      page={page}
      onPage={setPage}
      exporting={{
        fileName: `bonus-release-${releaseId}`,
        endpoint: api.endpoints.playerBonusReleases,
        arg: query,
      }}
      empty="No player has bet on it yet."
    />
  )
}
