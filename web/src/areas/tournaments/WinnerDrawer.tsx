import { Link } from 'react-router'
import { useTournamentWinnerQuery, type WinnerDetails } from '@/api/gen/tournaments/endpoints'
import { CurrencyAmount } from '@/areas/money_lists'
import { PlayerLink } from '@/areas/players'
import { yesNo } from '@/kit/display/None'
import { RecordFields } from '@/kit/display/RecordFields'
import { rawText } from '@/kit/display/readValue'
import { labelOf, Status } from '@/kit/display/Status'
import { type OpenedRecord, RecordDrawer } from '@/kit/record/RecordDrawer'
import { decisions } from './decisions'
import { winnerFields } from './fields'
import { scoringOf, winnerStatuses } from './labels'
import { Score } from './Score'

export function WinnerDrawer(opened: OpenedRecord) {
  const call = useTournamentWinnerQuery({ id: opened.openId ?? '' }, { skip: !opened.openId })
  return (
    <RecordDrawer<WinnerDetails>
      {...opened}
      title="Winner"
      name={({ rank, player }) => [`rank ${rawText(rank)}`, player.playerCode]}
      loaded={call}
      state={({ status }) => <Status {...labelOf(winnerStatuses, status)} />}
      actions={call.currentData?.status === 'PENDING' ? decisions.actions : []}
    >
      {(winner) => <Body winner={winner} />}
    </RecordDrawer>
  )
}

function Body({ winner }: { readonly winner: WinnerDetails }) {
  const { player, txId, paidCurrency } = winner
  return (
    <>
      <RecordFields
        fields={[
          ['Tournament', winner.tournamentTitle],
          ...winnerFields.facts(winner, 'operator', 'rank'),
          ['Scoring', scoringOf(winner)],
          ['Score', <Score key="score" score={winner.score} scoring={winner.scoring} />],
          ...winnerFields.facts(winner, 'prizeInUSD'),
        ]}
      />
      <RecordFields
        title="Player"
        fields={[
          ['Player code', <PlayerLink key="code" playerCode={player.playerCode} />],
          ['Username', player.username],
          ['Blocked', yesNo(player.isBlocked)],
          ['Deleted', yesNo(player.isDeleted)],
        ]}
      />
      <RecordFields
        title="Payout"
        fields={[
          ...winnerFields.facts(winner, 'decidedBy', 'decidedAt'),
          [
            'Paid',
            paidCurrency && <CurrencyAmount amount={winner.paidAmount} currency={paidCurrency} />,
          ],
          [
            'Transaction',
            txId && (
              <Link key="tx" to={`/transactions/details/${txId}`} data-long="true">
                <code>{txId}</code>
              </Link>
            ),
          ],
          ...winnerFields.facts(winner, 'noteForThePlayer'),
        ]}
      />
    </>
  )
}
