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
import { useIsMasked } from '@/kit/masked'
import { PersonalField } from '@/kit/personal/PersonalField'
import { useTitleOf } from '@/session/useTitleOf'
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

type PersonalName = 'cardNumber' | 'iban' | 'ip' | 'deviceId'

const PERSONAL: readonly (readonly [name: PersonalName, label: string, what: string])[] = [
  ['cardNumber', 'Card', 'card number'],
  ['iban', 'IBAN', 'IBAN'],
  ['ip', 'Address', 'address'],
  ['deviceId', 'Device', 'device'],
]

/** What of the player's personal data is shared. */
const personal = (evidence: RiskEvidence, playerCode: string): readonly RecordField[] =>
  PERSONAL.filter(([name]) => evidence[name]).map(([name, label, what]) => [
    label,
    <PersonalField
      key={name}
      text={evidence[name]}
      playerCode={playerCode}
      record={evidence.bankAccount ?? undefined}
      fields={name}
      what={what}
    >
      {(text) => <Copy text={name === 'cardNumber' ? grouped(text) : text} what={what} />}
    </PersonalField>,
  ])

/** What is shared, and with whom; of other operators' players it says only how many. */
function shared(evidence: RiskEvidence, playerCode: string): readonly RecordField[] {
  const { matchesElsewhere } = evidence
  const matches = readList(evidence.matches)
  return [
    ...personal(evidence, playerCode),
    ...(matches.length > 0
      ? ([['Shared with', <Matches key="with" matches={matches} />]] as const)
      : []),
    ...(matchesElsewhere > 0
      ? ([['Other operators’ players', `${matchesElsewhere}`]] as const)
      : []),
  ]
}

const Operator = ({ opId }: { readonly opId: string }) => <Name text={useTitleOf(opId)} />

function Matches({ matches }: { readonly matches: readonly RiskMatch[] }) {
  return (
    <ul className="risk-matches">
      {matches.map(({ playerCode, username, opId }) => (
        <li key={playerCode}>
          <PlayerLink playerCode={playerCode} /> <Name text={username} /> · <Operator opId={opId} />
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
  ...transaction('Transaction ID', evidence.txId),
  ...transaction('Deposit ID', evidence.depositTxId),
  ...transaction('Bonus ID', evidence.bonusTxId),
]

interface EvidenceCardProps {
  readonly evidence: RiskEvidence
  readonly playerCode: string
}

/** One event that gave points, with its records. */
export function EvidenceCard({ evidence, playerCode }: EvidenceCardProps) {
  const { rule, points, counts, at, lapsesAt, cardNumber } = evidence
  const isMasked = useIsMasked()
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
        {rule === 'CARD_SHARED' && cardNumber && !isMasked && (
          <CardUsersButton cardNumber={cardNumber} />
        )}
      </header>
      <RecordFields fields={[...shared(evidence, playerCode), ...money(evidence)]} />
    </section>
  )
}
