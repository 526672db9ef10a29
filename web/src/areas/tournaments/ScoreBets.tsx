import { Link } from 'react-router'
import {
  type RankedPlayer,
  type Tournament,
  useTournamentBetsQuery,
} from '@/api/gen/tournaments/endpoints'
import { betPathOf, betStatuses } from '@/areas/bets'
import type { FadingDialogProps } from '@/kit/dialog/useDialog'
import { ReadOnlyDialog } from '@/kit/dialogs/ReadOnlyDialog'
import { DateTime } from '@/kit/display/DateTime'
import { Id } from '@/kit/display/Id'
import { Loaded } from '@/kit/display/Loaded'
import { Money } from '@/kit/display/Money'
import { Name } from '@/kit/display/Name'
import { Rows } from '@/kit/display/Rows'
import { FieldsSkeleton } from '@/kit/display/Skeletons'
import { labelOf, Status } from '@/kit/display/Status'

interface ScoreBetsProps extends FadingDialogProps {
  readonly tournament: Pick<Tournament, 'id'>
  readonly ranked: Pick<RankedPlayer, 'player' | 'rank'>
}

/** The bets that made a player's score; each leads to its own page. */
export function ScoreBets({ tournament, ranked, open, onClose }: ScoreBetsProps) {
  const { playerCode } = ranked.player
  const call = useTournamentBetsQuery({ id: tournament.id, playerCode })
  return (
    <ReadOnlyDialog
      open={open}
      width={720}
      title={`Bets · rank ${ranked.rank} · ${playerCode}`}
      onClose={onClose}
    >
      <Loaded what="The bets" call={call} skeleton={<FieldsSkeleton rows={4} />}>
        {({ items }) => (
          <Rows
            className="kit-figures"
            of={items}
            keyOf={({ betId }) => betId}
            columns={{
              Bet: (bet) => (
                <Link to={betPathOf(bet)} onClick={onClose}>
                  <Id text={bet.betId} />
                </Link>
              ),
              'Game or event': ({ subject }) => <Name text={subject} />,
              Stake: ({ stakeInUSD }) => <Money amount={stakeInUSD} />,
              Win: ({ winInUSD }) => <Money amount={winInUSD} />,
              Status: ({ status }) => <Status {...labelOf(betStatuses, status)} />,
              Settled: ({ settledAt }) => <DateTime at={settledAt} />,
            }}
          />
        )}
      </Loaded>
    </ReadOnlyDialog>
  )
}
