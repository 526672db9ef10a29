import type { ReactNode } from 'react'
import {
  type FactBet,
  type FactTransaction,
  type TicketCustomer,
  type TicketDetails,
  useSupportTicketPlayerQuery,
} from '@/api/gen/support/endpoints'
import { betStatuses } from '@/areas/bets'
import { documentStatuses, documentTypes } from '@/areas/kyc'
import { states } from '@/areas/money_lists'
import { PersonalName, PlayerLink } from '@/areas/players'
import { countryName } from '@/kit/display/countryName'
import { DateTime } from '@/kit/display/DateTime'
import { FieldBoundary } from '@/kit/display/Failure'
import { Loaded } from '@/kit/display/Loaded'
import { Money } from '@/kit/display/Money'
import { Name } from '@/kit/display/Name'
import { placesOf } from '@/kit/display/placesOf'
import { RecordFields } from '@/kit/display/RecordFields'
import { rawText, readList } from '@/kit/display/readValue'
import { labelOf, Status } from '@/kit/display/Status'
import { statuses, subjects } from './labels'
import { BetOpener, DocumentOpener, TransactionOpener } from './Opened'
import { TicketOpener } from './TicketOpener'

/** The player beside their ticket, in one call: each part leads to its record, for those who may read it. */
export function CustomerPanel({ ticket }: { readonly ticket: TicketDetails }) {
  const { brandId, id } = ticket
  const call = useSupportTicketPlayerQuery({ brandId, id }, { skip: ticket.kind === 'TECH' })
  if (ticket.kind === 'TECH') {
    return (
      <RecordFields
        title="Asked by"
        fields={[
          ['User', <Name key="name" text={ticket.openedBy?.nickname} />],
          ['Operator or brand', ticket.brandTitle],
        ]}
      />
    )
  }
  return (
    <Loaded what="The player" call={call}>
      {(customer) => <Customer customer={customer} />}
    </Loaded>
  )
}

function Customer({ customer }: { readonly customer: TicketCustomer }) {
  const { player } = customer
  return (
    <div className="support-customer">
      <RecordFields
        title="Player"
        fields={[
          ['Player code', () => <PlayerLink playerCode={player.playerCode} />],
          ['Username', () => <Name text={player.username} />],
          ['Name', () => <PersonalName of={player} />],
          ['Country', () => countryName(customer.country)],
          ['Verified', customer.isVerified ? 'Yes' : 'No'],
          ['Blocked', customer.isBlocked ? 'Yes' : 'No'],
          ['Joined', <DateTime key="at" at={customer.registeredAt} />],
        ]}
      />
      <Section title="Wallet" of={customer.wallet} keyOf={({ currency }) => currency}>
        {({ amount, currency }) => (
          <Money amount={amount} currency={currency} places={placesOf(currency)} />
        )}
      </Section>
      <Section title="Deposits" of={customer.deposits} keyOf={({ txId }) => txId}>
        {transactionLine}
      </Section>
      <Section title="Withdrawals" of={customer.withdrawals} keyOf={({ txId }) => txId}>
        {transactionLine}
      </Section>
      <Section title="Bets" of={customer.bets} keyOf={({ betId }) => betId}>
        {betLine}
      </Section>
      <Section title="Documents" of={customer.documents} keyOf={({ uuid }) => uuid}>
        {({ uuid, documentType, status, createdAt }) => (
          <>
            <DocumentOpener uuid={uuid}>
              {documentTypes[documentType] ?? rawText(documentType)}
            </DocumentOpener>
            <When status={<Status {...labelOf(documentStatuses, status)} />} at={createdAt} />
          </>
        )}
      </Section>
      <Section title="Earlier tickets" of={customer.tickets} keyOf={({ ticketId }) => ticketId}>
        {(ticket) => (
          <>
            <span>
              <TicketOpener ticket={ticket} /> {subjects[ticket.subject] ?? rawText(ticket.subject)}
            </span>
            <When status={<Status {...labelOf(statuses, ticket.status)} />} at={ticket.createdAt} />
          </>
        )}
      </Section>
    </div>
  )
}

const transactionLine = ({ txId, amount, currency, status, createdAt }: FactTransaction) => (
  <>
    <TransactionOpener txId={txId}>
      <Money amount={amount} currency={currency} places={placesOf(currency)} />
    </TransactionOpener>
    <When status={<Status {...labelOf(states, status)} />} at={createdAt} />
  </>
)

const betLine = (bet: FactBet) => (
  <>
    <BetOpener bet={bet}>
      <Money amount={bet.stake} currency={bet.currency} places={placesOf(bet.currency)} />
    </BetOpener>
    <When status={<Status {...labelOf(betStatuses, bet.status)} />} at={bet.placedAt} />
  </>
)

interface WhenProps {
  readonly status: ReactNode
  readonly at: string
}

const When = ({ status, at }: WhenProps) => (
  <span className="support-when">
    {status} <DateTime at={at} />
  </span>
)

interface SectionProps<Item> {
  readonly title: string
  /** Null for those who may not read it. */
  readonly of: readonly Item[] | null
  readonly keyOf: (item: Item) => string
  readonly children: (item: Item) => ReactNode
}

function Section<Item>({ title, of: items, keyOf, children }: SectionProps<Item>) {
  if (!items) return null
  const known = readList(items)
  return (
    <section className="kit-fields support-part">
      <h2>{title}</h2>
      {known.length === 0 ? (
        <p>None.</p>
      ) : (
        <ul>
          {known.map((item) => (
            <li key={keyOf(item)}>
              <FieldBoundary of={item}>{() => children(item)}</FieldBoundary>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
