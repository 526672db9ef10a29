import { Link } from 'react-router'
import type { QueueTile } from '@/api/gen/dashboards/endpoints'
import { ageOf } from '@/kit/display/age'
import { useClock } from '@/kit/display/clock'
import { inFull } from '@/kit/display/decimal'
import { Money } from '@/kit/display/Money'
import { mayOpen, usePages } from '@/session/page'
import { useSession } from '@/session/session'

interface QueuesProps {
  readonly queues: readonly QueueTile[]
  readonly tenants: Readonly<Record<string, string>>
}

/** Money that waits comes first; what is not named here comes last. */
const ORDER: readonly string[] = [
  'withdraw',
  'deposit',
  'affProfit',
  'cashback',
  'kyc',
  'bankAccounts',
]

const placeOf = ({ badge }: QueueTile): number => {
  const at = ORDER.indexOf(badge)
  return at < 0 ? ORDER.length : at
}

/** A tile for each queue that the user may open: how many wait, what they are worth, for how long the oldest. */
export function Queues({ queues, tenants }: QueuesProps) {
  const { user } = useSession()
  const { now } = useClock()
  const pages = usePages()
  const sorted = [...queues].sort((one, other) => placeOf(one) - placeOf(other))
  const tiles = sorted.flatMap((tile) => {
    const page = pages.find(({ menu }) => menu?.badge === tile.badge)
    return page && mayOpen(page, user) ? [{ tile, page }] : []
  })
  return (
    <section aria-label="Waiting">
      <h2>Waiting</h2>
      <ul className="dashboards-tiles">
        {tiles.map(({ tile, page }) => (
          <li key={tile.badge}>
            <Link to={`${page.path}?${new URLSearchParams(tenants)}`}>
              <span>{page.menu?.label}</span>
              <strong>{inFull(tile.count)}</strong>
              {tile.sumInUSD !== null && <Money amount={tile.sumInUSD} />}
              <small>
                {tile.oldestAt
                  ? `Oldest: ${ageOf(now() - Date.parse(tile.oldestAt))}`
                  : 'Nothing waits.'}
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
