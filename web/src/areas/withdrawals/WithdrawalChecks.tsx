import { networks } from './labels'
import type { WithdrawalKnown } from './reads'
import { balanceChanges, isHeld, withdrawalWarnings } from './withdrawalWarnings'
import './withdrawals.css'
import { Alert } from 'antd'
import type { Transaction } from '@/api/gen/shared/types'
import {
  useWithdrawFactsQuery,
  type WithdrawCrypto,
  type WithdrawFacts,
  type WithdrawGateway,
} from '@/api/gen/withdrawals/endpoints'
import type { WithdrawActionType } from '@/api/gen/withdrawals/enums'
import { bankAccountStatuses } from '@/areas/bank_accounts'
import { CurrencyAmount, TransactionState } from '@/areas/money_lists'
import { RiskScore } from '@/areas/risk'
import { WarningTable } from '@/kit/dialog/WarningTable'
import { raisedWarnings } from '@/kit/dialog/warnings'
import { BeforeAfter } from '@/kit/display/BeforeAfter'
import { Copy } from '@/kit/display/Copy'
import { FieldBoundary, MISSING_SECTION } from '@/kit/display/Failure'
import { Money } from '@/kit/display/Money'
import { Name } from '@/kit/display/Name'
import { type RecordField, RecordFields } from '@/kit/display/RecordFields'
import { FieldsSkeleton } from '@/kit/display/Skeletons'
import { labelOf, Status, type StatusLabel } from '@/kit/display/Status'
import { AccountField, type AccountFieldProps } from '@/kit/personal/AccountField'
import { PersonalField } from '@/kit/personal/PersonalField'

interface WithdrawalChecksProps {
  readonly known: WithdrawalKnown
  readonly act: WithdrawActionType
  /** The severe warnings and what the decision moves alone: beside what a provider says, the rest is not asked about. */
  readonly brief?: boolean
}

/** Whose money it is and where it goes, what speaks against paying, and what the decision moves. */
export function WithdrawalChecks({ known, act, brief = false }: WithdrawalChecksProps) {
  const { record, facts } = known
  if (facts === undefined) return brief ? null : <RecordFields fields={recorded(record)} />
  return (
    <>
      <Warnings facts={facts} act={act} brief={brief} />
      {isHeld(facts) && <Moved facts={facts} act={act} />}
      {!brief && <Checks withdrawal={record} facts={facts} />}
    </>
  )
}

/** What the withdrawal itself says, where the platform tells nothing of its player. */
const recorded = (withdrawal: Transaction): readonly RecordField[] => [
  [
    'Amount',
    <CurrencyAmount
      key="amount"
      amount={withdrawal.fromAmount}
      currency={withdrawal.fromCurrency}
    />,
  ],
  ['In USD', <Money key="usd" amount={withdrawal.toAmountInUSD} />],
  ['Status', <TransactionState key="state" transaction={withdrawal} />],
  ['Player', withdrawal.player.playerCode],
  ['Gateway', <Name key="gateway" text={withdrawal.gateway} />],
]

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
  return (
    <RecordFields
      fields={[
        ['Amount', <CurrencyAmount key="amount" amount={facts.amount} currency={facts.currency} />],
        ['In USD', <Money key="usd" amount={withdrawal.toAmountInUSD} />],
        ['Status', <TransactionState key="state" transaction={withdrawal} />],
        ['Player', facts.playerCode],
        [
          'Name',
          <PersonalField
            key="name"
            text={facts.playerName}
            playerCode={facts.playerCode}
            fields={['firstName', 'lastName']}
            what="name"
          />,
        ],
        ['Gateway', <Name key="gateway" text={facts.gateway?.title ?? withdrawal.gateway} />],
        ...(facts.gateway ? fee(facts.gateway, facts.currency) : []),
        ...checks(facts, withdrawal.txId),
      ]}
    />
  )
}

/** What is known of the player, and where the money goes. */
function checks(facts: WithdrawFacts, txId: string): readonly RecordField[] {
  const { kycStatus, crypto, risk } = facts
  return [
    ['KYC', <Status key="kyc" {...labelOf(KYC, kycStatus ?? 'No documents')} />],
    ...(risk ? ([['Risk', <RiskScore key="risk" risk={risk} />]] as const) : []),
    ...(crypto ? wallet(crypto, facts.playerCode, txId) : account(facts)),
    ['Requests that day', counted(facts)],
    ['Open bets', facts.openBetCount],
    ['Open bonus wagers', facts.wagering?.length],
  ]
}

/** What speaks for and against a withdrawal, in its drawer and on its page. */
export function WithdrawalFacts({ transaction }: { readonly transaction: Transaction }) {
  const { txId } = transaction
  const { currentData: facts, isError } = useWithdrawFactsQuery({ txId })
  if (isError) return null
  if (!facts) return <FieldsSkeleton />
  return (
    <FieldBoundary of={facts} instead={MISSING_SECTION}>
      {() => (
        <>
          <PlatformWarnings facts={facts} />
          <Warnings facts={facts} act="confirm" brief={false} />
          <RecordFields title="Before you decide" fields={checks(facts, txId)} />
        </>
      )}
    </FieldBoundary>
  )
}

function PlatformWarnings({ facts }: { readonly facts: WithdrawFacts }) {
  const warnings = raisedWarnings(facts)
  return (
    warnings.length > 0 && (
      <div className="withdraw-notice">
        <WarningTable warnings={warnings} />
      </div>
    )
  )
}

/** What its gateway takes, and what that leaves. */
const fee = (gateway: WithdrawGateway, currency: string): readonly RecordField[] => [
  ['Gateway’s fee', <CurrencyAmount key="fee" amount={gateway.fee} currency={currency} />],
  [
    'Paid out',
    <CurrencyAmount key="paid" amount={gateway.paidAmount} currency={gateway.paidCurrency} />,
  ],
]

/** Where a payout by CRYPTO goes, and what arrives there. */
const wallet = (
  { address, network, currency, amount }: WithdrawCrypto,
  playerCode: string,
  txId: string,
): readonly RecordField[] => [
  [
    'Address',
    <PersonalField
      key="address"
      text={address}
      playerCode={playerCode}
      record={txId}
      fields="address"
      what="address"
    >
      {(whole) => <Copy text={whole} what="address" />}
    </PersonalField>,
  ],
  ['Network', networks[network] ?? network],
  ['Arrives', <CurrencyAmount key="arrives" amount={amount} currency={currency} />],
]

/** The bank account that it goes to. */
const account = ({ bankAccount, playerCode }: WithdrawFacts): readonly RecordField[] => {
  const personal = (field: AccountFieldProps['field']) =>
    bankAccount && (
      <AccountField key={field} account={bankAccount} playerCode={playerCode} field={field} />
    )
  return [
    [
      'Bank account',
      bankAccount && <Status key="account" {...labelOf(bankAccountStatuses, bankAccount.status)} />,
    ],
    ['Bank', <Name key="bank" text={bankAccount?.bankName} />],
    ['Name on account', personal('nameOnCard')],
    ['Card number', personal('cardNumber')],
    ['IBAN', personal('iban')],
  ]
}

const counted = ({ requestsToday, maxDailyWithdrawRequests: most }: WithdrawFacts): string =>
  most === null ? `${requestsToday}` : `${requestsToday} of ${most}`

interface MovedProps {
  readonly facts: WithdrawFacts
  readonly act: WithdrawActionType
}

function Moved({ facts, act }: MovedProps) {
  const { currency, exchangeRateInUSD } = facts
  return (
    <BeforeAfter
      of={`Player’s ${currency}`}
      caption={
        act === 'confirm'
          ? 'Once paid, the hold is released to the provider'
          : 'The hold returns to the player’s wallet'
      }
      rows={balanceChanges(facts, act).map(({ label, before, after }) => [
        label,
        <CurrencyAmount key="before" amount={before} currency={currency} />,
        <CurrencyAmount key="after" amount={after} currency={currency} />,
        { currency, inUSD: after.times(exchangeRateInUSD) },
      ])}
    />
  )
}
