import type { RiskEvidence, RiskMatch } from '@/api/gen/risk/endpoints'
import { CardUsersButton, PlayerLink } from '@/areas/players'
import { Copy } from '@/kit/display/Copy'
import { grouped } from '@/kit/display/cardNumber'
import { DateTime } from '@/kit/display/DateTime'
import { Money } from '@/kit/display/Money'
import { Name } from '@/kit/display/Name'
import { type RecordField, RecordFields } from '@/kit/display/RecordFields'
import { rawText, readList } from '@/kit/display/readValue'
import { Status } from '@/kit/display/Status'
import { ruleNames } from './labels'
import { TransactionLink } from './TransactionLink'

/** What an amount is, by its rule: that which gave the points. */
const AMOUNTS: Readonly<Record<string, string>> = {
  LARGE_DEPOSIT: 'Deposit',
  CHARGEBACK: 'Charged back',
}

const usd = (label: string, amount: number | null | undefined): readonly RecordField[] =>
  typeof amount === 'number' ? [[label, <Money key={label} amount={amount} />]] : []

const transaction = (label: string, txId: string | null | undefined): readonly RecordField[] =>
  txId ? [[label, <TransactionLink key={label} txId={txId} />]] : []

const text = (label: string, value: string | null | undefined): readonly RecordField[] =>
  value ? [[label, <Copy key={label} text={value} what={label.toLowerCase()} />]] : []

/** What is shared, and with whom; of other operators' players it says only how many. */
function shared(evidence: RiskEvidence): readonly RecordField[] {
  const { cardNumber, matchesElsewhere } = evidence
  const matches = readList(evidence.matches)
  const card: readonly RecordField[] = cardNumber
    ? [['Card', <Copy key="card" text={grouped(cardNumber)} what="card number" />]]
    : []
  return [
    ...card,
    ...text('IBAN', evidence.iban),
    ...text('Address', evidence.ip),
    ...text('Device', evidence.deviceId),
    ...(matches.length > 0
      ? ([['Shared with', <Matches key="with" matches={matches} />]] as const)
      : []),
    ...(matchesElsewhere > 0
      ? ([['Other operators’ players', `${matchesElsewhere}`]] as const)
      : []),
  ]
}

function Matches({ matches }: { readonly matches: readonly RiskMatch[] }) {
  return (
    <ul className="risk-matches">
      {matches.map(({ playerCode, username, opId }) => (
        <li key={playerCode}>
          <PlayerLink playerCode={playerCode} /> <Name text={username} /> · {opId}
        </li>
      ))}
    </ul>
  )
}

/** The money that gave the points, and what it was held against. */
const money = (evidence: RiskEvidence): readonly RecordField[] => [
  ...usd(AMOUNTS[evidence.rule] ?? 'Withdrawal', evidence.amountInUSD),
  ...usd('Median before', evidence.medianInUSD),
  ...usd('Deposit before', evidence.depositInUSD),
  ...usd('Wager since', evidence.wagerInUSD),
  ...usd('Bonus before', evidence.bonusInUSD),
  ...usd('Taken from the wallet', evidence.takenInUSD),
  ...transaction('Transaction', evidence.txId),
  ...transaction('The deposit', evidence.depositTxId),
  ...transaction('The bonus', evidence.bonusTxId),
]

/** One event that gave points, with its records. */
export function EvidenceCard({ evidence }: { readonly evidence: RiskEvidence }) {
  const { rule, points, counts, at, lapsesAt, cardNumber } = evidence
  const name = ruleNames([rule])
  return (
    <section className="risk-card-of" data-listed aria-label={name} data-counts={counts}>
      <header>
        <strong>{name}</strong>
        <Status
          tone={counts ? 'bad' : 'ended'}
          label={
            counts ? `${rawText(points)} points` : `${rawText(points)} points, not counted again`
          }
        />
        <span className="risk-when">
          <DateTime at={at} /> · lapses <DateTime at={lapsesAt} />
        </span>
        {rule === 'CARD_SHARED' && cardNumber && <CardUsersButton cardNumber={cardNumber} />}
      </header>
      <RecordFields fields={[...shared(evidence), ...money(evidence)]} />
    </section>
  )
}
