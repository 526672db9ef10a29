import { useTournamentActions } from './actions'
import { fields, State } from './fields'
import { nameOf, winnersPathOf } from './labels'
import { Score } from './Score'
import './tournaments.css'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useParams } from 'react-router'
import {
  api,
  type RankedPlayer,
  type Tournament,
  useTournamentChoicesQuery,
  useTournamentQuery,
  useTournamentRankingQuery,
} from '@/api/gen/tournaments/endpoints'
import { PlayerLink } from '@/areas/players'
import { useFadingDialog } from '@/kit/dialog/useDialog'
import { DateTime } from '@/kit/display/DateTime'
import { inFull } from '@/kit/display/decimal'
import { languageName } from '@/kit/display/languageName'
import { Money } from '@/kit/display/Money'
import { Name } from '@/kit/display/Name'
import { joined, yesNo } from '@/kit/display/None'
import { percentText } from '@/kit/display/percent'
import { RecordFields } from '@/kit/display/RecordFields'
import { rawText, readList, readNumber } from '@/kit/display/readValue'
import { FieldsSkeleton } from '@/kit/display/Skeletons'
import { lazyComponent } from '@/kit/lazyComponent'
import { fieldsOf } from '@/kit/list/fieldsOf'
import { PAGE_SIZE, PagedTable } from '@/kit/list/PagedTable'
import { PlainRecordPage } from '@/kit/record/PlainRecordPage'
import { recordReads } from '@/session/reads'
import { usePolling } from '@/session/usePolling'

const ScoreBets = lazyComponent(() => import('./ScoreBets').then((code) => code.ScoreBets))

const REFRESH_EVERY = 10_000

/** A tournament: its terms, its prize pool beside what was wagered, its ranking. */
export function TournamentPage() {
  const { id = '' } = useParams()
  const { actions, isDeleting } = useTournamentActions()
  // One refresh for all that the page shows: its head, its figures and the ranking.
  const known = useTournamentQuery({ id }, { skip: isDeleting }).data
  const isLive = known?.status === 'ACTIVE'
  const call = useTournamentQuery(
    { id },
    { skip: isDeleting, ...usePolling(isLive ? REFRESH_EVERY : 0) },
  )
  if (isDeleting) return <FieldsSkeleton />
  return (
    <PlainRecordPage<Tournament>
      what="The tournament"
      loaded={call}
      label={nameOf}
      name={({ title }) => rawText(title)}
      // Many operators have a tournament of the same name.
      title={({ title, operator }) => (
        <>
          <Name text={title} /> · <Name text={operator.opTitle} />
        </>
      )}
      state={(tournament) => <State tournament={tournament} />}
      back={{ label: 'Tournaments', to: '/tournament/list' }}
      actions={actions}
    >
      {(tournament) => (
        <>
          <TournamentFields tournament={tournament} />
          <Ranking tournament={tournament} readAt={call.fulfilledTimeStamp} />
        </>
      )}
    </PlainRecordPage>
  )
}

const allOr = (names: readonly string[] | undefined) =>
  names?.length ? joined(names, ', ') : 'All'

/** Nothing where nothing was wagered, or either figure is none. */
function shareText(prizePool: unknown, wagered: unknown): string | null {
  const [part, whole] = [readNumber(prizePool), readNumber(wagered)]
  return part && whole?.gt(0) ? percentText(part.div(whole).times(100), 1) : null
}

function TournamentFields({ tournament }: { readonly tournament: Tournament }) {
  const choices = useTournamentChoicesQuery().data
  const titleOf = (id: string) =>
    readList(choices?.games).find((game) => game?.id === id)?.title ?? id
  const { betType, games, providers, sports, prizePoolInUSD, wageredInUSD } = tournament
  const { cancellation, winnerCount, pendingWinnerCount } = tournament
  return (
    <>
      <RecordFields
        fields={[
          ...fields.facts(tournament, 'operator.opTitle', 'betType'),
          ...(betType === 'SPORT'
            ? [['Sports', () => allOr(sports)] as const]
            : [
                ['Games', () => allOr(games?.map(titleOf))] as const,
                ['Providers', () => allOr(providers)] as const,
              ]),
          ...fields.facts(tournament, 'scoring'),
          ['Minimum bet', <Money key="least" amount={tournament.minBetAmountInUSD} />],
          ...fields.facts(tournament, 'startTime', 'endTime'),
          ['End extended', yesNo(tournament.isExtended)],
        ]}
      />
      {cancellation && (
        <RecordFields
          title="Ended early"
          fields={[
            ['By', () => cancellation.by.nickname],
            ['At', <DateTime key="at" at={cancellation.at} />],
            ['Note', cancellation.note],
          ]}
        />
      )}
      <RecordFields
        title="Prizes"
        fields={[
          ...fields.facts(tournament, 'prizePoolInUSD', 'wageredInUSD'),
          ['Share of wagers', shareText(prizePoolInUSD, wageredInUSD)],
          ...fields.facts(tournament, 'betCount'),
          ...readList(tournament.prizes).map(
            ({ rank, amountInUSD }) =>
              [`Rank ${rawText(rank) || '—'}`, <Money key={rank} amount={amountInUSD} />] as const,
          ),
          [
            'Winners',
            Boolean(winnerCount) && (
              <Link to={winnersPathOf(tournament)}>
                {rawText(winnerCount)}, {rawText(pendingWinnerCount) || '—'} pending
              </Link>
            ),
          ],
        ]}
      />
      {readList(tournament.texts).map(({ language, title, description }) => (
        <RecordFields
          key={language}
          title={languageName(language)}
          fields={[
            ['Title', <bdi key="title">{rawText(title)}</bdi>],
            ['Description', description && <bdi key="text">{rawText(description)}</bdi>],
          ]}
        />
      ))}
    </>
  )
}

const ranked = fieldsOf<RankedPlayer>()({
  rank: { width: 64, kind: 'number' },
  player: {
    width: 96,
    render: ({ player }) => <PlayerLink playerCode={player.playerCode} names={player} />,
  },
  username: { width: 128, field: 'player.username', read: ({ player }) => player.username },
  score: { width: 128, kind: 'number' },
  reachedAt: { label: 'Reached', width: 148, kind: 'time' },
  betCount: { label: 'Bets', width: 64, kind: 'number' },
  wageredInUSD: { label: 'Wagered', width: 120, kind: 'usd' },
  prizeInUSD: { label: 'Prize', width: 120, kind: 'usd' },
})

type Shown = (row: RankedPlayer) => ReactNode

/** A player's score by its kind, and their bets as the way to those that made it. */
const columnsOf = ({ scoring }: Tournament, openBets: (row: RankedPlayer) => void) => {
  const shown: Readonly<Record<string, Shown>> = {
    score: ({ score }) => <Score score={score} scoring={scoring} />,
    betCount: (row) => (
      <button
        type="button"
        className="tournaments-link"
        aria-label={`Bets of rank ${row.rank}: ${row.betCount}`}
        onClick={() => openBets(row)}
      >
        {inFull(row.betCount)}
      </button>
    ),
  }
  return ranked.columns().map((column) => {
    const render = shown[column.key]
    return render ? { ...column, render } : column
  })
}

interface RankingProps {
  readonly tournament: Tournament
  /** When that was read: the ranking is read again with it, the last time as it has ended. */
  readonly readAt?: number | undefined
}

/** The players by their rank, of the same moment as the tournament. */
export function Ranking({ tournament, readAt }: RankingProps) {
  const [page, setPage] = useState(1)
  const isLive = tournament.status === 'ACTIVE'
  const openBets = useFadingDialog(ScoreBets)
  const { currentData: data, ...call } = useTournamentRankingQuery({
    id: tournament.id,
    page,
    limit: PAGE_SIZE,
  })
  const shown = useRef(readAt)
  const { refetch } = call
  useEffect(() => {
    if (shown.current === readAt) return
    shown.current = readAt
    void refetch()
  }, [readAt, refetch])
  return (
    <section className="tournaments-ranking">
      <h2>Ranking</h2>
      {isLive && <small>Refreshed every 10 seconds</small>}
      <PagedTable
        what="players"
        columns={columnsOf(tournament, (row) => openBets({ tournament, ranked: row }))}
        rowKey="rank"
        call={{ ...call, rows: data?.items, count: data?.count }}
        page={page}
        onPage={setPage}
        empty="No qualifying bets yet."
      />
    </section>
  )
}

export const reads = recordReads(api.endpoints.tournament, 'id', (key) => key)
