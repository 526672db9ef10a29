import { Alert, Button } from 'antd'
import type Big from 'big.js'
import type { Transaction } from '@/api/gen/shared/types'
import { useWithdrawFactsQuery, type WithdrawFacts } from '@/api/gen/withdrawals/endpoints'
import type { WithdrawActionType } from '@/api/gen/withdrawals/enums'
import { bankAccountStatuses } from '@/areas/bank_accounts'
import { Sum, TransactionState } from '@/areas/money_lists'
import { Copy } from '@/kit/display/Copy'
import { Money } from '@/kit/display/Money'
import { Name } from '@/kit/display/Name'
import { FieldsSkeleton } from '@/kit/display/Skeletons'
import { labelOf, Status, type StatusLabel } from '@/kit/display/Status'
import { RecordFields } from '@/kit/record/RecordFields'
import { balanceChanges, isHeld, withdrawalWarnings } from './withdrawalWarnings'
import './withdrawals.css'

interface WithdrawalChecksProps {
  readonly withdrawal: Transaction
  readonly act: WithdrawActionType
  /** The severe warnings and what the decision moves alone: beside what a provider says, the rest is not asked about. */
  readonly brief?: boolean
}

/** Whose money it is and where it goes, what speaks against paying, and what the decision moves. */
export function WithdrawalChecks({ withdrawal, act, brief = false }: WithdrawalChecksProps) {
  const { currentData, error, refetch } = useWithdrawFactsQuery(
    { txId: withdrawal.txId },
    { refetchOnMountOrArgChange: true },
  )
  if (error && !currentData) {
    return (
      <Alert
        type="warning"
        showIcon
        className="withdraw-notice"
        title="The player’s details could not be loaded."
        action={<Button onClick={() => refetch()}>Try again</Button>}
      />
    )
  }
  if (!currentData) return <FieldsSkeleton />
  return (
    <>
      <Warnings facts={currentData} act={act} brief={brief} />
      {!brief && <Checks withdrawal={withdrawal} facts={currentData} />}
      {isHeld(currentData) && <Moved facts={currentData} act={act} />}
    </>
  )
}

interface WarningsProps extends Pick<WithdrawalChecksProps, 'act' | 'brief'> {
  readonly facts: WithdrawFacts
}

/** Returning the money in brief needs none. */
function Warnings({ facts, act, brief }: WarningsProps) {
  if (brief && act === 'reject') return null
  const all = withdrawalWarnings(facts).filter(({ isSevere }) => isSevere || !brief)
  const kinds = [
    ['error', all.filter(({ isSevere }) => isSevere)],
    ['warning', all.filter(({ isSevere }) => !isSevere)],
  ] as const
  return kinds.map(
    ([type, found]) =>
      found.length > 0 && (
        <Alert
          key={type}
          type={type}
          showIcon
          role="status"
          className="withdraw-notice"
          title={found.map(({ text }) => (
            <span key={text} className="withdraw-warning">
              {text}
            </span>
          ))}
        />
      ),
  )
}

const KYC: Readonly<Record<'CONFIRMED' | 'PENDING' | 'REJECTED', StatusLabel>> = {
  CONFIRMED: { tone: 'good', label: 'Confirmed' },
  PENDING: { tone: 'waiting', label: 'Pending' },
  REJECTED: { tone: 'bad', label: 'Rejected' },
}

interface ChecksProps {
  readonly withdrawal: Transaction
  readonly facts: WithdrawFacts
}

function Checks({ withdrawal, facts }: ChecksProps) {
  const { kycStatus, bankAccount } = facts
  return (
    <RecordFields
      fields={[
        ['Amount', <Sum key="amount" amount={facts.amount} currency={facts.currency} />],
        ['In USD', <Money key="usd" amount={withdrawal.toAmountInUSD} />],
        ['Status', <TransactionState key="state" transaction={withdrawal} />],
        ['Player', facts.playerCode],
        ['Name', <Name key="name" text={facts.playerName} />],
        ['Gateway', <Name key="gateway" text={withdrawal.gateway} />],
        ['KYC', <Status key="kyc" {...labelOf(KYC, kycStatus ?? 'No documents')} />],
        [
          'Bank account',
          bankAccount && (
            <Status key="account" {...labelOf(bankAccountStatuses, bankAccount.status)} />
          ),
        ],
        ['Bank', <Name key="bank" text={bankAccount?.bankName} />],
        ['Name on account', <Name key="holder" text={bankAccount?.nameOnCard} />],
        [
          'Card number',
          bankAccount && <Copy key="card" text={bankAccount.cardNumber} what="card number" />,
        ],
        [
          'IBAN',
          bankAccount?.iban ? <Copy key="iban" text={bankAccount.iban} what="IBAN" /> : null,
        ],
        ['Requests that day', counted(facts)],
        ['Open bets', facts.openBetCount],
        ['Open bonus wagers', facts.wagering.length],
      ]}
    />
  )
}

const counted = ({ requestsToday, maxDailyWithdrawRequests: most }: WithdrawFacts): string =>
  most === null ? `${requestsToday}` : `${requestsToday} of ${most}`

interface MovedProps {
  readonly facts: WithdrawFacts
  readonly act: WithdrawActionType
}

function Moved({ facts, act }: MovedProps) {
  const { currency, exchangeRateInUSD } = facts
  const inUSD = (amount: Big) => amount.times(exchangeRateInUSD)
  return (
    <table className="withdraw-moved">
      <caption>
        {act === 'confirm'
          ? 'Once paid, the hold is released to the provider'
          : 'The hold returns to the player’s wallet'}
      </caption>
      <thead>
        <tr>
          <th scope="col">Player’s {currency}</th>
          <th scope="col">Now</th>
          <th scope="col">After</th>
          <th scope="col">After (USD)</th>
        </tr>
      </thead>
      <tbody>
        {balanceChanges(facts, act).map(({ label, before, after }) => (
          <tr key={label} className={before.eq(after) ? undefined : 'withdraw-changed'}>
            <th scope="row">{label}</th>
            <td>
              <Sum amount={before.toNumber()} currency={currency} />
            </td>
            <td>
              <Sum amount={after.toNumber()} currency={currency} />
            </td>
            <td>
              <Money amount={inUSD(after)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
