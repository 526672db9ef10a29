import { CurrencyAmount } from './CurrencyAmount'
import { DecidingContext } from './deciding'
import { arrivingField, fields, walletCurrency } from './fields'
import { orderMarkOf, reasons, states, typeName } from './labels'
import { decisionFields } from './TransactionState'
import './money_lists.css'
import { useContext } from 'react'
import { Link } from 'react-router'
import { codeInWords } from '@/api/codes'
import type { FactsBlock, Transaction, TransactionPrize } from '@/api/gen/shared/types'
import type { TransactionDetails } from '@/api/gen/transactions/endpoints'
import { GatewayLink } from '@/areas/gateways'
import { PersonalName, PlayerLink } from '@/areas/players'
import { blockText } from '@/kit/dialog/blockText'
import { useClock } from '@/kit/display/clock'
import { DateTime } from '@/kit/display/DateTime'
import { formatted } from '@/kit/display/decimal'
import { Money } from '@/kit/display/Money'
import { Name } from '@/kit/display/Name'
import { yesNo } from '@/kit/display/None'
import { type RecordField, RecordFields } from '@/kit/display/RecordFields'
import { Rows } from '@/kit/display/Rows'
import { Status } from '@/kit/display/Status'

interface TransactionFactsProps {
  readonly transaction: TransactionDetails
}

const isOpen = ({ status, isDeleted }: Transaction) =>
  !isDeleted && (status === 'PENDING' || status === 'IN_PROGRESS')

/** A transaction as a person reads it: whose, how much, what it did to the wallet, and when. */
export function TransactionFields({ transaction }: TransactionFactsProps) {
  const { player, held, heldCurrency } = transaction
  const currency = walletCurrency(transaction)
  const Deciding = useContext(DecidingContext)
  const isPayment = ['DEPOSIT', 'WITHDRAW'].includes(transaction.transactionType)
  return (
    <>
      <RecordFields
        fields={[
          // what a status that the console does not know means for the amounts is not known either
          ...(Object.hasOwn(states, transaction.status) ? [] : fields.facts(transaction, 'status')),
          ...fields.facts(
            transaction,
            'fromAmount',
            ...arrivingField(transaction),
            'toAmountInUSD',
          ),
          ['Player', () => <PlayerLink playerCode={player.playerCode} />],
          ['Nickname', () => player.nickName],
          [
            'Name',
            () => <PersonalName of={{ ...player.profile, playerCode: player.playerCode }} />,
          ],
          ...fields.facts(transaction, 'operator'),
          ...(isPayment ? gatewayFields(transaction) : []),
          ...waiting(transaction),
        ]}
      />
      {Deciding && isOpen(transaction) && <Deciding transaction={transaction} />}
      <RecordFields
        title="Balance"
        fields={[
          ...fields.facts(transaction, 'walletType'),
          [
            'Balance before',
            <CurrencyAmount key="before" amount={transaction.balanceBefore} currency={currency} />,
          ],
          [
            'Balance after',
            <CurrencyAmount key="after" amount={transaction.balanceAfter} currency={currency} />,
          ],
          ...(held === null || held === undefined
            ? []
            : ([
                [
                  'On hold',
                  <CurrencyAmount key="held" amount={held} currency={heldCurrency ?? currency} />,
                ],
              ] as const)),
        ]}
      />
      {transaction.prize && <RecordFields title="Prize" fields={prizeFields(transaction.prize)} />}
      <RecordFields
        title="History"
        fields={[
          ...fields.facts(transaction, 'txId'),
          ['Type', typeName(transaction)],
          ['Created', <DateTime key="created" at={transaction.createdAt} relative />],
          ['Updated', <DateTime key="updated" at={transaction.updatedAt} />],
          ...fields.facts(transaction, 'confirmedAt', 'confirmedBy'),
          ...decisionFields(transaction),
          ...optionalFields(transaction),
        ]}
      />
      <Returns transaction={transaction} />
    </>
  )
}

/** By which gateway it goes, and what that takes. */
const gatewayFields = ({
  gateway,
  gatewayUuid,
  fee,
  feeCurrency,
  transactionType,
}: TransactionDetails): readonly RecordField[] => [
  [
    'Gateway',
    <GatewayLink
      key="gateway"
      uuid={gatewayUuid}
      operation={transactionType === 'DEPOSIT' ? 'DEPOSIT' : 'WITHDRAW'}
      title={gateway}
    />,
  ],
  ...(fee && feeCurrency
    ? ([
        ['Gateway’s fee', <CurrencyAmount key="fee" amount={fee} currency={feeCurrency} />],
      ] as const)
    : []),
]

/** What a tournament's prize was won for, whatever became of the tournament. */
const prizeFields = (prize: TransactionPrize): readonly RecordField[] => [
  [
    'Tournament',
    <Link key="tournament" to={`/tournament/${encodeURIComponent(prize.tournamentId)}`}>
      <Name text={prize.tournamentTitle} />
    </Link>,
  ],
  ['Rank', prize.rank],
  [
    'Score',
    prize.scoring === 'HIGHEST_MULTIPLIER' ? (
      `${formatted(prize.score, 4)}×`
    ) : (
      <Money key="score" amount={prize.score} />
    ),
  ],
  ['Scoring', () => codeInWords(prize.scoring)],
]

/** What stands in the way of one that waits. */
function waiting(transaction: TransactionDetails): readonly RecordField[] {
  const order = orderMarkOf(transaction)
  const { block } = transaction
  return [
    ...(order
      ? [
          [
            'Order',
            <Status key="order" tone={order.tone} label={order.text || order.label} />,
          ] as const,
        ]
      : []),
    ...(block ? [['Player blocked', () => <Block block={block} />] as const] : []),
  ]
}

function Block({ block }: { readonly block: FactsBlock }) {
  const { timezone } = useClock()
  return <Status tone="bad" label={blockText(block, timezone)} />
}

/** What only some have. */
function optionalFields(transaction: TransactionDetails): readonly RecordField[] {
  const { transactionType, bonusExtraData, isFTD, isOrder, countsTowardDailyLimit } = transaction
  const known: readonly (readonly [string, string | null | undefined])[] = [
    ['First deposit', transactionType === 'DEPOSIT' ? yesNo(isFTD) : null],
    ['Deposit order', isOrder ? 'Yes' : null],
    ['Eligible for a bonus', bonusExtraData && yesNo(bonusExtraData.eligible)],
    [
      'Counts toward the daily limit',
      transactionType === 'WITHDRAW' ? yesNo(countsTowardDailyLimit) : null,
    ],
    ['Reason', reasonOf(transaction)],
    ['Note', transaction.note],
    ['Reject reason', transaction.rejectReason],
    ['Note for the player', transaction.noteForThePlayer],
  ]
  return known.flatMap(([label, value]): RecordField[] => (value ? [[label, value]] : []))
}

/** A return is an entry of its own. */
function Returns({ transaction: { returns } }: TransactionFactsProps) {
  if (!returns?.length) return null
  return (
    <section className="money-returns">
      <h2>Returned to the wallet</h2>
      <Rows
        isNamed={false}
        of={returns}
        keyOf={({ entryId }) => entryId}
        columns={{
          Time: ({ createdAt }) => <DateTime at={createdAt} />,
          Amount: ({ amount, currency }) => <CurrencyAmount amount={amount} currency={currency} />,
          'Balance before': (each) => (
            <CurrencyAmount amount={each.balanceBefore} currency={each.currency} />
          ),
          'Balance after': (each) => (
            <CurrencyAmount amount={each.balanceAfter} currency={each.currency} />
          ),
        }}
      />
    </section>
  )
}

const reasonOf = ({ reason }: TransactionDetails): string | null | undefined =>
  (reasons as Readonly<Record<string, string>>)[reason ?? ''] ?? reason
