import { Link } from 'react-router'
import {
  useTournamentWinnerQuery,
  type Winner,
  type WinnerDetails,
} from '@/api/gen/tournaments/endpoints'
import { Sum } from '@/areas/money_lists'
import { PlayerLink } from '@/areas/players'
import { DateTime } from '@/kit/display/DateTime'
import { Money } from '@/kit/display/Money'
import { labelOf, Status } from '@/kit/display/Status'
import type { RecordAction } from '@/kit/record/ActionMenu'
import { type OpenedRecord, RecordDrawer } from '@/kit/record/RecordDrawer'
import { RecordFields } from '@/kit/record/RecordFields'
import { scoringOf, winnerName, winnerStatuses } from './labels'
import { Score } from './Score'

interface WinnerDrawerProps extends OpenedRecord {
  readonly actions: readonly RecordAction<Winner>[]
}

export function WinnerDrawer({ actions, ...opened }: WinnerDrawerProps) {
  const call = useTournamentWinnerQuery({ id: opened.openId ?? '' }, { skip: !opened.openId })
  return (
    <RecordDrawer<WinnerDetails>
      {...opened}
      title="Winner details"
      name={winnerName}
      loaded={call}
      state={({ status }) => <Status {...labelOf(winnerStatuses, status)} />}
      actions={call.currentData?.status === 'PENDING' ? actions : []}
      tabs={[{ key: 'winner', label: 'Winner', body: (winner) => <Body winner={winner} /> }]}
    />
  )
}

function Body({ winner }: { readonly winner: WinnerDetails }) {
  const { player, txId, paidCurrency } = winner
  return (
    <>
      <RecordFields
        fields={[
          ['Tournament', winner.tournamentTitle],
          ['Operator', winner.operator.opTitle],
          ['Rank', winner.rank],
          ['Scoring', scoringOf(winner)],
          ['Score', <Score key="score" score={winner.score} scoring={winner.scoring} />],
          ['Prize', <Money key="prize" amount={winner.prizeInUSD} />],
        ]}
      />
      <RecordFields
        title="Player"
        fields={[
          ['Player code', <PlayerLink key="code" playerCode={player.playerCode} />],
          ['Username', player.username],
          ['Blocked', player.isBlocked ? 'Yes' : 'No'],
          ['Deleted', player.isDeleted ? 'Yes' : 'No'],
        ]}
      />
      <RecordFields
        title="Payout"
        fields={[
          ['Decided by', winner.decidedBy?.nickname],
          ['Decided', <DateTime key="at" at={winner.decidedAt} />],
          ['Paid', paidCurrency && <Sum amount={winner.paidAmount} currency={paidCurrency} />],
          ['Transaction', txId && <Link to={`/transactions/details/${txId}`}>{txId}</Link>],
          ['Note for the player', winner.noteForThePlayer],
        ]}
      />
    </>
  )
}
