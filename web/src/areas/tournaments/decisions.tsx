import { NOTE_REQUIRED } from '@/api/gen/shared/constants'
import { api, type Winner } from '@/api/gen/tournaments/endpoints'
import { payoutRules } from '@/api/gen/tournaments/rules'
import { CurrencyAmount } from '@/areas/money_lists'
import { playerFacts } from '@/areas/players'
import { bulkWrite, inDollars } from '@/kit/bulk/bulk'
import { defineDecisions } from '@/kit/decisions/defineDecisions'
import { read, readIfOffered } from '@/kit/decisions/reads'
import { DateTime } from '@/kit/display/DateTime'
import { Money } from '@/kit/display/Money'
import { Name } from '@/kit/display/Name'
import { lazyComponent } from '@/kit/lazyComponent'
import { winnerStatuses } from './labels'

const Credited = lazyComponent(() => import('./Credited').then((code) => code.Credited))

const required = { required: true, whitespace: true, message: 'Enter a note for the player.' }
const note = { name: 'noteForThePlayer', rules: payoutRules.noteForThePlayer, most: 200 }

/** Paying a winner's prize, or rejecting it with a note. */
export const decisions = defineDecisions({
  what: 'winner',
  permission: 'tournaments_pay',
  reads: ({ id }: Winner) => ({
    record: read(api.endpoints.tournamentWinner, { id }),
    facts: readIfOffered(api.endpoints.tournamentWinnerFacts, { id }),
  }),
  fields: ({ record: winner }, decision) => {
    const sum = (amount: number) => <CurrencyAmount amount={amount} currency={winner.payCurrency} />
    return [
      ['Tournament', <Name key="tournament" text={winner.tournamentTitle} />],
      ...playerFacts(winner.player),
      ['Rank', winner.rank],
      ['Prize', <Money key="prize" amount={winner.prizeInUSD} />],
      ...(decision === 'approve' ? ([['Will be paid', sum(winner.payAmount)]] as const) : []),
    ]
  },
  Body: ({ known: { record }, decision }) => decision === 'approve' && <Credited winner={record} />,
  disabledReason: ({ status, player }, decision) => {
    if (status !== 'PENDING')
      return `Already ${winnerStatuses[status].label.toLowerCase()}; that is final.`
    if (decision === 'reject') return null
    if (player.isDeleted) return 'The player is deleted; the prize can only be rejected.'
    return player.isBlocked ? 'The player is blocked; the prize can only be rejected.' : null
  },
  decided: ({ decidedBy, decidedAt, noteForThePlayer }) => [
    ['Decided by', decidedBy?.nickname],
    ['Decided', <DateTime key="at" at={decidedAt} />],
    ['Note for the player', noteForThePlayer],
  ],
  amountOf: ({ prizeInUSD }) => inDollars(prizeInUSD),
  write: ({ id }, type, noteForThePlayer) =>
    bulkWrite(api.endpoints.tournamentPayout, { payout: { type, winnerId: id, noteForThePlayer } }),
  decisions: {
    approve: {
      label: 'Approve prize',
      act: 'payPrize',
      effect: 'The prize is paid into the player’s main wallet. This is final.',
      note,
      bulk: { label: 'Approve prizes' },
    },
    reject: {
      label: 'Reject prize',
      danger: true,
      effect: 'The prize is not paid. This is final.',
      note: { ...note, rules: [required, ...note.rules], needed: NOTE_REQUIRED },
      bulk: { label: 'Reject prizes' },
    },
  },
})
