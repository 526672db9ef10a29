import {
  api,
  type QuickDashboard as Quick,
  useQuickDashboardQuery,
} from '@/api/gen/dashboards/endpoints'
import { DateTime } from '@/kit/display/DateTime'
import { Loaded } from '@/kit/display/Loaded'
import { Money } from '@/kit/display/Money'
import { Rows } from '@/kit/display/Rows'
import { FigureLink } from '@/session/FigureLink'
import { useGlobalFilters } from '@/session/operator'
import { type Reads, read, withGlobals } from '@/session/reads'
import { usePolling } from '@/session/usePolling'
import { Queues } from './Queues'
import { Today } from './Today'
import '@/kit/print.css'
import './dashboards.css'

const REFRESH_EVERY = 30_000

/** What waits for me, and what happens today beside yesterday up to the same time. */
export function QuickDashboard() {
  const call = useQuickDashboardQuery(useGlobalFilters(), usePolling(REFRESH_EVERY))
  return (
    <div className="kit-page dashboards-page">
      <p className="kit-paper-title">Quick dashboard</p>
      <Loaded what="The dashboard" call={call}>
        {(found) => (
          <>
            <Queues queues={found.queues} tenants={found.tenants} />
            <Today found={found} />
            <div className="dashboards-latest">
              <BigWins found={found} />
              <BigWithdrawals found={found} />
            </div>
          </>
        )}
      </Loaded>
    </div>
  )
}

function BigWins({ found }: { readonly found: Quick }) {
  return (
    <section aria-label="Latest big wins">
      <h2>Latest big wins</h2>
      <Rows
        className="kit-figures"
        of={found.wins}
        keyOf={({ betId }) => betId}
        columns={{
          Bet: ({ betId, generation }) => (
            <FigureLink to={`/bets?${new URLSearchParams({ betId })}`}>
              <code>{generation === 1 ? `${betId} (V1)` : betId}</code>
            </FigureLink>
          ),
          Player: ({ playerCode }) => playerCode,
          'Operator or brand': ({ operator }) => operator.opTitle,
          Win: ({ amountInUSD }) => <Money amount={amountInUSD} />,
          Settled: ({ at }) => <DateTime at={at} />,
        }}
      />
      {found.wins.length === 0 && (
        <p className="dashboards-note">No win of 1,000 USD or more yet.</p>
      )}
    </section>
  )
}

function BigWithdrawals({ found }: { readonly found: Quick }) {
  return (
    <section aria-label="Latest big withdrawals">
      <h2>Latest big withdrawals</h2>
      <Rows
        className="kit-figures"
        of={found.withdrawals}
        keyOf={({ txId }) => txId}
        columns={{
          Transaction: ({ txId }) => (
            <FigureLink to={`/transactions/list?${new URLSearchParams({ txId })}`}>
              <code>{txId}</code>
            </FigureLink>
          ),
          Player: ({ playerCode }) => playerCode,
          'Operator or brand': ({ operator }) => operator.opTitle,
          Amount: ({ amountInUSD }) => <Money amount={amountInUSD} />,
          Confirmed: ({ at }) => <DateTime at={at} />,
        }}
      />
      {found.withdrawals.length === 0 && (
        <p className="dashboards-note">No withdrawal of 1,000 USD or more yet.</p>
      )}
    </section>
  )
}

export const reads: Reads = (visit) => [read(api.endpoints.quickDashboard, withGlobals({}, visit))]
