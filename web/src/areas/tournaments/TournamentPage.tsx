import { useState } from 'react'
import { Link, useParams } from 'react-router'
import {
  type RankedPlayer,
  type Tournament,
  useTournamentChoicesQuery,
  useTournamentQuery,
  useTournamentRankingQuery,
} from '@/api/gen/tournaments/endpoints'
import { PlayerLink } from '@/areas/players'
import { DateTime } from '@/kit/display/DateTime'
import { formatted } from '@/kit/display/decimal'
import { dataOf, Loaded } from '@/kit/display/Loaded'
import { languageName } from '@/kit/display/languageName'
import { Money } from '@/kit/display/Money'
import { Name } from '@/kit/display/Name'
import { joined, yesNo } from '@/kit/display/None'
import { FieldsSkeleton } from '@/kit/display/Skeletons'
import { type Column, timeColumn } from '@/kit/list/columns'
import { PAGE_SIZE, PagedTable } from '@/kit/list/PagedTable'
import { ActionMenu, usePermittedActions } from '@/kit/record/ActionMenu'
import { RecordFields } from '@/kit/record/RecordFields'
import { useRecordTitle } from '@/kit/tabTitle'
import { useSessionEnded } from '@/session/session'
import { useTournamentActions } from './actions'
import { State } from './columns'
import { nameOf, scoringOf, typeOf, winnersPathOf } from './labels'
import { Score } from './Score'
import './tournaments.css'

const REFRESH_EVERY = 10_000

/** A tournament: its terms, its prize pool beside what was wagered, its ranking. */
export function TournamentPage() {
  const { id = '' } = useParams()
  const { actions, dialog, isDeleting } = useTournamentActions()
  const call = useTournamentQuery({ id }, { skip: isDeleting })
  const allowed = usePermittedActions(actions)
  const known = dataOf(call)
  useRecordTitle(known?.title)
  if (isDeleting) return <FieldsSkeleton />
  return (
    <Loaded what="The tournament" call={call}>
      {(tournament) => (
        <article className="tournaments-page" aria-label={nameOf(tournament)}>
          <header>
            <h2>
              <Name text={tournament.title} />
            </h2>
            <State tournament={tournament} />
            <ActionMenu
              subject={tournament}
              label={`Actions of ${nameOf(tournament)}`}
              actions={allowed}
            />
          </header>
          <TournamentFields tournament={tournament} />
          <Ranking tournament={tournament} />
          {dialog}
        </article>
      )}
    </Loaded>
  )
}

const allOr = (names: readonly string[] | undefined) =>
  names?.length ? joined(names, ', ') : 'All'

function TournamentFields({ tournament }: { readonly tournament: Tournament }) {
  const choices = useTournamentChoicesQuery().data
  const titleOf = (id: string) => choices?.games.find((game) => game.id === id)?.title ?? id
  const { betType, games, providers, sports, prizePoolInUSD, wageredInUSD } = tournament
  const { cancellation, winnerCount, pendingWinnerCount } = tournament
  return (
    <>
      <RecordFields
        fields={[
          ['Operator', tournament.operator.opTitle],
          ['Bet type', typeOf(tournament)],
          ...(betType === 'SPORT'
            ? [['Sports', allOr(sports)] as const]
            : [
                ['Games', allOr(games?.map(titleOf))] as const,
                ['Providers', allOr(providers)] as const,
              ]),
          ['Scoring', scoringOf(tournament)],
          ['Minimum bet', <Money key="least" amount={tournament.minBetAmountInUSD} />],
          ['Start', <DateTime key="start" at={tournament.startTime} />],
          ['End', <DateTime key="end" at={tournament.endTime} />],
          ['End extended', yesNo(tournament.isExtended)],
        ]}
      />
      {cancellation && (
        <RecordFields
          title="Ended early"
          fields={[
            ['By', cancellation.by.nickname],
            ['At', <DateTime key="at" at={cancellation.at} />],
            ['Note', cancellation.note],
          ]}
        />
      )}
      <RecordFields
        title="Prizes"
        fields={[
          ['Prize pool', <Money key="pool" amount={prizePoolInUSD} />],
          ['Wagered', <Money key="wagered" amount={wageredInUSD} />],
          [
            'Prize pool as share of wagers',
            wageredInUSD > 0 ? `${formatted((prizePoolInUSD / wageredInUSD) * 100, 1)}%` : null,
          ],
          ['Bets', tournament.betCount],
          ...tournament.prizes.map(
            ({ rank, amountInUSD }) =>
              [`Rank ${rank}`, <Money key={rank} amount={amountInUSD} />] as const,
          ),
          [
            'Winners',
            winnerCount > 0 && (
              <Link to={winnersPathOf(tournament)}>
                {winnerCount}, {pendingWinnerCount} pending
              </Link>
            ),
          ],
        ]}
      />
      {tournament.texts.map(({ language, title, description }) => (
        <RecordFields
          key={language}
          title={languageName(language)}
          fields={[
            ['Title', <bdi key="title">{title}</bdi>],
            ['Description', description && <bdi key="text">{description}</bdi>],
          ]}
        />
      ))}
    </>
  )
}

const columnsOf = ({ scoring }: Tournament): readonly Column<RankedPlayer>[] => [
  { key: 'rank', title: 'Rank', width: 64, align: 'end' },
  {
    key: 'player',
    title: 'Player',
    width: 96,
    render: ({ player }) => <PlayerLink playerCode={player.playerCode} names={player} />,
  },
  { key: 'username', title: 'Username', width: 128, read: ({ player }) => player.username },
  {
    key: 'score',
    title: 'Score',
    width: 128,
    align: 'end',
    render: ({ score }) => <Score score={score} scoring={scoring} />,
  },
  timeColumn('reachedAt', 'Reached'),
  { key: 'betCount', title: 'Bets', width: 64, align: 'end' },
  {
    key: 'wageredInUSD',
    title: 'Wagered',
    width: 120,
    align: 'end',
    render: ({ wageredInUSD }) => <Money amount={wageredInUSD} />,
  },
  {
    key: 'prizeInUSD',
    title: 'Prize',
    width: 120,
    align: 'end',
    render: ({ prizeInUSD }) => <Money amount={prizeInUSD} />,
  },
]

/** The players by their rank; while the tournament runs it is read again every 10 seconds. */
function Ranking({ tournament }: { readonly tournament: Tournament }) {
  const [page, setPage] = useState(1)
  const isLive = tournament.status === 'ACTIVE'
  const hasEnded = useSessionEnded()
  const { currentData: data, ...call } = useTournamentRankingQuery(
    { id: tournament.id, page, limit: PAGE_SIZE },
    { pollingInterval: isLive && !hasEnded ? REFRESH_EVERY : 0 },
  )
  return (
    <section className="tournaments-ranking">
      <h2>Ranking</h2>
      {isLive && <small>Refreshed every 10 seconds</small>}
      <PagedTable
        what="players"
        columns={columnsOf(tournament)}
        rowKey="rank"
        call={{ ...call, rows: data?.items, count: data?.count }}
        page={page}
        onPage={setPage}
        empty="No qualifying bets yet."
      />
    </section>
  )
}
