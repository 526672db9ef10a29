import Big from 'big.js'
import { MASK } from '@/api/gen/reveals/constants'
import type { WarningCode } from '@/api/gen/shared/enums'
import type { WithdrawFacts } from '@/api/gen/withdrawals/endpoints'
import type { WithdrawActionType } from '@/api/gen/withdrawals/enums'
import { formatted } from '@/kit/display/decimal'
import { quotedName } from '@/kit/display/personText'
import { rawText } from '@/kit/display/readValue'

interface Warning {
  /** As the platform calls it, where it warns of it itself. */
  readonly code?: WarningCode
  readonly text: string
  /** Paying in spite of it takes a typed word. */
  readonly isSevere: boolean
}

const mild = (text: string, code?: WarningCode): Warning => ({
  text,
  isSevere: false,
  ...(code && { code }),
})
const severe = (text: string, code?: WarningCode): Warning => ({
  ...mild(text, code),
  isSevere: true,
})

/** What speaks against paying, besides what the platform warns of: one line each, the severe ones first. */
export function withdrawalWarnings(facts: WithdrawFacts): readonly Warning[] {
  const wagers = facts.wagering.flatMap(({ bonusTitle, requiredWagerInUSD, wageredInUSD }) => {
    const rest = new Big(requiredWagerInUSD).minus(wageredInUSD)
    return rest.gt(0)
      ? [
          mild(
            `${quotedName(bonusTitle)}: ${formatted(rest, 2)} USD still to be wagered.`,
            'WAGERING_OPEN',
          ),
        ]
      : []
  })
  const found = [
    ...(facts.isBlocked ? [severe('The player is blocked.', 'PLAYER_BLOCKED')] : []),
    ...identity(facts),
    ...account(facts),
    ...wagers,
    ...(facts.openBetCount > 0 ? [mild(`${bets(facts.openBetCount)} still open.`)] : []),
    ...tooOften(facts),
  ]
  const own = facts.warnings ? found.filter(({ code }) => code === undefined) : found
  return [...own].sort((one, other) => Number(other.isSevere) - Number(one.isSevere))
}

const IDENTITY = {
  CONFIRMED: [],
  PENDING: [mild('The identity documents are pending review.', 'KYC_MISSING')],
  REJECTED: [severe('The identity documents were rejected.')],
} as const

const identity = ({ kycStatus }: WithdrawFacts): readonly Warning[] =>
  kycStatus === null
    ? [mild('The player sent no identity documents.', 'KYC_MISSING')]
    : IDENTITY[kycStatus]

const ACCOUNT = {
  APPROVED: [],
  PENDING: [mild('The bank account is not approved yet.')],
  REJECTED: [severe('The bank account was rejected.')],
} as const

/** A payout by CRYPTO goes to no bank account. */
function account({ bankAccount, nameMatches, crypto }: WithdrawFacts): readonly Warning[] {
  if (crypto) return []
  if (!bankAccount) return [mild('The player has no bank account.')]
  const name = rawText(bankAccount.nameOnCard).includes(MASK)
    ? 'The name on the bank account is not the player’s.'
    : `The name on the bank account is ${quotedName(bankAccount.nameOnCard)}.`
  return [...ACCOUNT[bankAccount.status], ...(nameMatches ? [] : [severe(name, 'NAME_DIFFERS')])]
}

const bets = (count: number): string => (count === 1 ? '1 bet is' : `${count} bets are`)

const tooOften = ({ requestsToday, maxDailyWithdrawRequests: most }: WithdrawFacts) =>
  most !== null && requestsToday > most
    ? [mild(`Request ${requestsToday} of the day, where ${most} are allowed.`)]
    : []

/** Whether its amount is still on hold: once it was decided elsewhere, nothing is moved by deciding it again. */
export const isHeld = ({ held, amount }: Pick<WithdrawFacts, 'held' | 'amount'>): boolean =>
  new Big(held).gte(amount)

export interface BalanceChange {
  readonly label: string
  readonly before: Big
  readonly after: Big
}

/** What a decision moves, in the withdrawal's currency: the hold ends either way. */
export function balanceChanges(
  facts: WithdrawFacts,
  act: WithdrawActionType,
): readonly BalanceChange[] {
  const balance = new Big(facts.balance)
  const held = new Big(facts.held)
  const returned = act === 'reject' ? facts.amount : 0
  return [
    { label: 'Wallet', before: balance, after: balance.plus(returned) },
    { label: 'On hold', before: held, after: held.minus(facts.amount) },
  ]
}
