import type { ReactNode } from 'react'
import type { BetDetails, BetDetailsV2, BetSelection } from '@/api/gen/bets/endpoints'
import { Sum } from '@/areas/money_lists'
import { PlayerLink } from '@/areas/players'
import { Copy } from '@/kit/display/Copy'
import { DateTime } from '@/kit/display/DateTime'
import { Part } from '@/kit/display/Failure'
import { Money } from '@/kit/display/Money'
import { Name } from '@/kit/display/Name'
import { joined, yesNo } from '@/kit/display/None'
import { labelOf, Status } from '@/kit/display/Status'
import { Json } from '@/kit/record/Json'
import { type RecordField, RecordFields } from '@/kit/record/RecordFields'
import { useSession } from '@/session/session'
import { nameOf, selectionStatuses, stakesFrom, typeOf } from './labels'
import './bets.css'

interface BetTab {
  readonly key: string
  readonly label: string
  readonly body: (bet: BetDetails) => ReactNode
}

const details: BetTab = {
  key: 'details',
  label: 'Details',
  body: (bet) => <BetFields bet={bet} />,
}
const json: BetTab = {
  key: 'json',
  label: 'JSON',
  body: (bet) => <Json value={bet} what={`${nameOf(bet)} as JSON`} />,
}

/** What a bet's details show this user: the JSON, and the provider's message in it, is for super admins. */
export function useBetTabs(): readonly BetTab[] {
  return useSession().user.role === 'SUPER_ADMIN' ? [details, json] : [details]
}

const isV2 = (bet: BetDetails): bet is BetDetailsV2 => 'selections' in bet

function BetFields({ bet }: { readonly bet: BetDetails }) {
  const { player, operator, game, event } = bet
  return (
    <>
      <RecordFields
        fields={[
          ['Bet ID', <Copy key="id" text={bet.betId} what="bet ID" />],
          ['Bet type', typeOf(bet)],
          ...(game ? [['Game', game.title] as const] : []),
          ...(event
            ? [['Event', joined([event.title, event.tournament, event.sport], ', ')] as const]
            : []),
          ['Provider', bet.provider],
          ['Placed', <DateTime key="placed" at={bet.placedAt} />],
          ['Settled', <DateTime key="settled" at={bet.settledAt} />],
          ['Settled by', bet.settledBy?.nickname],
        ]}
      />
      <RecordFields title="Money" fields={moneyOf(bet)} />
      {isV2(bet) && bet.selections.length > 0 && <Selections selections={bet.selections} />}
      <RecordFields
        title="Player"
        fields={[
          ['Player code', () => <PlayerLink playerCode={player.playerCode} />],
          ['Username', () => player.username],
          ['Operator', () => operator.opTitle],
          ['Test player', yesNo(bet.isTest)],
        ]}
      />
    </>
  )
}

function moneyOf(bet: BetDetails): readonly RecordField[] {
  const { currency } = bet
  const sum = (amount: number | null) => <Sum amount={amount} currency={currency} />
  return [
    ['Stake', sum(bet.stake)],
    ['Win', sum(bet.win)],
    ['Stake in USD', <Money key="stake" amount={bet.stakeInUSD} />],
    ['Win in USD', <Money key="win" amount={bet.winInUSD} />],
    ['Rate in USD', bet.exchangeRateInUSD],
    ['Stake from', stakesFrom[bet.stakeFrom] ?? bet.stakeFrom],
    ...(bet.stakeFrom === 'FREE_BET' ? [['Free bet', sum(bet.freeBetAmount)] as const] : []),
    ['Odds', bet.odds],
    ['Maximum win', sum(bet.maxWin)],
    ...(isV2(bet) ? [['Cash-out value', sum(bet.cashOutValue)] as const] : []),
  ]
}

function Selections({ selections }: { readonly selections: readonly BetSelection[] }) {
  return (
    <section className="bets-selections">
      <h2>Selections</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Event</th>
            <th scope="col">Market</th>
            <th scope="col">Outcome</th>
            <th scope="col">Odds</th>
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>
          {selections.map(({ event, market, outcome, odds, status }) => (
            <tr key={event.id}>
              <td>
                <Name text={event.title} />
                <small>{joined([event.sport, event.tournament], ', ')}</small>
              </td>
              <td>{market}</td>
              <td>{outcome}</td>
              <td>
                <Part of={odds}>{() => odds.toFixed(2)}</Part>
              </td>
              <td>
                <Status {...labelOf(selectionStatuses, status)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
