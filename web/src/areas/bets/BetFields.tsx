import { Link } from 'react-router'
import './bets.css'
import type { BetDetails, BetDetailsV2, BetSelection } from '@/api/gen/bets/endpoints'
import { CurrencyAmount } from '@/areas/money_lists'
import { PlayerLink } from '@/areas/players'
import { Copy } from '@/kit/display/Copy'
import { formatted } from '@/kit/display/decimal'
import { FieldBoundary, MISSING_SECTION } from '@/kit/display/Failure'
import { Name } from '@/kit/display/Name'
import { joined, orNone, yesNo } from '@/kit/display/None'
import { type RecordField, RecordFields } from '@/kit/display/RecordFields'
import { Rows } from '@/kit/display/Rows'
import { rawText, readList, readNumber } from '@/kit/display/readValue'
import { labelOf, Status } from '@/kit/display/Status'
import { AS_LINKED } from '@/kit/list/listAddress'
import { jsonTab } from '@/kit/record/jsonTab'
import type { RecordTab, RecordTabProps } from '@/kit/record/recordTabs'
import { BetTournaments } from './BetTournaments'
import { fields } from './fields'
import { judgementOf, settlerOf } from './judgement'
import { nameOf, selectionStatuses, stakesFrom } from './labels'

/** A bet's details; the JSON, and the provider's message in it, is for super admins. */
export const betTabs: readonly RecordTab<BetDetails>[] = [
  { key: 'details', label: 'Details', Body: BetFields },
  jsonTab((bet) => `${nameOf(bet)} as JSON`, { roles: ['SUPER_ADMIN'] }),
]

const isV2 = (bet: BetDetails): bet is BetDetailsV2 => 'selections' in bet

const selectionsOf = (bet: BetDetails) => (isV2(bet) ? readList(bet.selections) : [])

function BetFields({ record: bet }: RecordTabProps<BetDetails>) {
  const { player, operator, game, event } = bet
  const selections = selectionsOf(bet)
  return (
    <>
      <RecordFields
        fields={[
          ['Bet ID', <Copy key="id" text={bet.betId} what="bet ID" />],
          ...fields.facts(bet, 'betType'),
          ...(game ? [['Game', game.title] as const] : []),
          ...(event
            ? [['Event', joined([event.title, event.tournament, event.sport], ', ')] as const]
            : []),
          ...(bet.outcome && selections.length === 0 ? fields.facts(bet, 'outcome') : []),
          ...fields.facts(bet, 'provider', 'placedAt', 'settledAt'),
          ['Settled by', settlerOf(bet)],
          ...(bet.settledReason
            ? [['Reason', <Name key="reason" text={bet.settledReason} />] as const]
            : []),
        ]}
      />
      <FieldBoundary of={bet} instead={MISSING_SECTION}>
        <Judgement bet={bet} />
      </FieldBoundary>
      <RecordFields title="Money" fields={moneyOf(bet)} />
      {selections.length > 0 && <Selections selections={selections} />}
      <RecordFields
        title="Player"
        fields={[
          ['Player code', () => <PlayerLink playerCode={player.playerCode} />],
          ['Username', () => player.username],
          ['Operator or brand', () => operator.opTitle],
          ['Test player', yesNo(bet.isTest)],
        ]}
      />
    </>
  )
}

function Judgement({ bet }: { readonly bet: BetDetails }) {
  const { event } = bet
  const facts = judgementOf(bet)
  return (
    <>
      {facts.length > 0 && <RecordFields title="Event and provider" fields={facts} />}
      {event?.title && (
        <p>
          <Link
            to={`/bets?betType=SPORT&event=${encodeURIComponent(rawText(event.title))}`}
            state={AS_LINKED}
          >
            Bets on {rawText(event.title)}
          </Link>
        </p>
      )}
      <BetTournaments bet={bet} />
    </>
  )
}

function moneyOf(bet: BetDetails): readonly RecordField[] {
  const { currency } = bet
  const sum = (amount: number | null) => <CurrencyAmount amount={amount} currency={currency} />
  return [
    ['Stake', sum(bet.stake)],
    ['Win', sum(bet.settledAt === null ? null : bet.win)],
    ...fields.facts(bet, 'stakeInUSD', 'winInUSD'),
    ['Rate in USD', bet.exchangeRateInUSD],
    ['Stake from', stakesFrom[bet.stakeFrom] ?? bet.stakeFrom],
    ...(bet.stakeFrom === 'FREE_BET' ? [['Free bet', sum(bet.freeBetAmount)] as const] : []),
    ...(bet.freeBetId
      ? [['Free bet ID', <Copy key="free" text={bet.freeBetId} what="free bet ID" />] as const]
      : []),
    ...fields.facts(bet, 'odds'),
    ['Maximum win', sum(bet.maxWin)],
    ...(isV2(bet) ? [['Cash-out value', sum(bet.cashOutValue)] as const] : []),
  ]
}

function Selections({ selections }: { readonly selections: readonly BetSelection[] }) {
  return (
    <section className="bets-selections">
      <h2>Selections</h2>
      <Rows
        isNamed={false}
        of={selections}
        keyOf={({ event }) => event.id}
        columns={{
          Event: ({ event }) => (
            <>
              <Name text={event.title} />
              <small>{joined([event.sport, event.tournament], ', ')}</small>
            </>
          ),
          Market: ({ market }) => market,
          Outcome: ({ outcome }) => outcome,
          Odds: ({ odds }) => (readNumber(odds) ? formatted(odds, 2) : orNone(odds)),
          Status: ({ status }) => <Status {...labelOf(selectionStatuses, status)} />,
        }}
      />
    </section>
  )
}
