import Big from 'big.js'
import type { WithdrawFacts } from '@/api/gen/withdrawals/endpoints'
import type { WithdrawAct } from '@/api/gen/withdrawals/enums'
import { formatted } from '@/kit/display/decimal'

/** What speaks against paying, in words: one line each. */
export function withdrawalWarnings(facts: WithdrawFacts): readonly string[] {
  return [
    ...identity(facts),
    ...account(facts),
    ...facts.wagering.map(({ bonusTitle, requiredWagerInUSD, wageredInUSD }) => {
      const rest = new Big(requiredWagerInUSD).minus(wageredInUSD)
      return rest.gt(0) ? `${bonusTitle}: ${formatted(rest, 2)} USD still to be wagered.` : ''
    }),
    facts.openBetCount > 0 ? `${bets(facts.openBetCount)} still open.` : '',
    tooOften(facts),
  ].filter((text) => text !== '')
}

const IDENTITY = {
  CONFIRMED: [],
  PENDING: ['The identity documents are pending review.'],
  REJECTED: ['The identity documents were rejected.'],
} as const

const identity = ({ kycStatus }: WithdrawFacts): readonly string[] =>
  kycStatus === null ? ['The player sent no identity documents.'] : IDENTITY[kycStatus]

const ACCOUNT = {
  APPROVED: [],
  PENDING: ['The bank account is not approved yet.'],
  REJECTED: ['The bank account was rejected.'],
} as const

function account({ bankAccount, nameMatches }: WithdrawFacts): readonly string[] {
  if (!bankAccount) return ['The player has no bank account.']
  const name = nameMatches ? [] : [`The name on the bank account is ${bankAccount.nameOnCard}.`]
  return [...ACCOUNT[bankAccount.status], ...name]
}

const bets = (count: number): string => (count === 1 ? '1 bet is' : `${count} bets are`)

const tooOften = ({ requestsToday, maxDailyWithdrawRequests: most }: WithdrawFacts): string =>
  most !== null && requestsToday > most
    ? `Request ${requestsToday} of the day, where ${most} are allowed.`
    : ''

export interface BalanceChange {
  readonly label: string
  readonly before: Big
  readonly after: Big
}

/** What a decision moves, in the withdrawal's currency: the hold ends either way. */
export function balanceChanges(facts: WithdrawFacts, act: WithdrawAct): readonly BalanceChange[] {
  const balance = new Big(facts.balance)
  const held = new Big(facts.held)
  const returned = act === 'reject' ? facts.amount : 0
  return [
    { label: 'Wallet', before: balance, after: balance.plus(returned) },
    { label: 'On hold', before: held, after: held.minus(facts.amount) },
  ]
}
