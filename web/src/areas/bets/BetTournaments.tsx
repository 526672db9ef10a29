import { Link } from 'react-router'
import type { BetDetails } from '@/api/gen/bets/endpoints'
import { useBetTournamentsQuery } from '@/api/gen/tournaments/endpoints'
import type { NotCounted } from '@/api/gen/tournaments/enums'
import { Loaded } from '@/kit/display/Loaded'
import { Name } from '@/kit/display/Name'
import { Rows } from '@/kit/display/Rows'
import { FieldsSkeleton } from '@/kit/display/Skeletons'
import { mayCall } from '@/session/operationAccess'
import { useSession } from '@/session/session'

const reasons: Readonly<Record<NotCounted, string>> = {
  OPEN: 'No: it is not settled yet.',
  CANCELED: 'No: it was canceled.',
  TEST_PLAYER: 'No: test players are not ranked.',
  FREE_BET: 'No: free bets do not count.',
  SETTLED_BY_HAND: 'No: bets settled by hand do not count.',
  PLACED_BEFORE: 'No: it was placed before the start.',
  SETTLED_AFTER: 'No: it was settled after the end.',
  BELOW_MINIMUM: 'No: its stake is below the minimum bet.',
  OTHER_GAME: 'No: the tournament is about other games.',
  OTHER_SPORT: 'No: the tournament is about other sports.',
  OPPOSITE_BET: 'No: the player staked more on an opposite outcome.',
}

/** In which tournaments a bet counts, or why not, for whoever may read tournaments. */
export function BetTournaments({ bet: { betId } }: { readonly bet: BetDetails }) {
  const mayRead = mayCall('betTournaments', useSession().user)
  const call = useBetTournamentsQuery({ betId }, { skip: !mayRead })
  if (!mayRead) return null
  return (
    <section className="bets-tournaments">
      <h2>Tournaments</h2>
      <Loaded what="The tournaments of the bet" call={call} skeleton={<FieldsSkeleton rows={1} />}>
        {({ items }) =>
          items.length === 0 ? (
            <p>No tournament for such bets ran at the time.</p>
          ) : (
            <Rows
              of={items}
              keyOf={({ tournamentId }) => tournamentId}
              columns={{
                Tournament: ({ tournamentId, title }) => (
                  <Link to={`/tournament/${encodeURIComponent(tournamentId)}`}>
                    <Name text={title} />
                  </Link>
                ),
                Counts: ({ reason }) => (reason ? (reasons[reason] ?? reason) : 'Yes'),
              }}
            />
          )
        }
      </Loaded>
    </section>
  )
}
