import type { BankAccount } from '@/api/gen/bank_accounts/endpoints'
import { playerOf } from '@/areas/players'
import { DateTime } from '@/kit/display/DateTime'
import { Name } from '@/kit/display/Name'
import { labelOf, Status } from '@/kit/display/Status'
import { type Column, statusColumn, timeColumn } from '@/kit/list/columns'
import type { RecordField } from '@/kit/record/RecordFields'
import { grouped, statuses } from './labels'
import './bank_accounts.css'

/** The name on the card, and whether it is the player's own. */
export function NameOnCard({ account }: { readonly account: BankAccount }) {
  return (
    <span className="bank-name">
      <Name text={account.nameOnCard} />
      {!account.isNameMatching && <Status tone="waiting" label="name differs" />}
    </span>
  )
}

export const CardNumber = ({ account }: { readonly account: BankAccount }) => (
  <code className="bank-number">{grouped(account.cardNumber)}</code>
)

/** Its state, and whether the player deleted it. */
export function State({ account }: { readonly account: BankAccount }) {
  return (
    <span className="bank-name">
      <Status {...labelOf(statuses, account.status)} />
      {account.isDeleted && <Status tone="ended" label="Deleted" />}
    </span>
  )
}

/** Who decided on it, and when. */
export const reviewFields = (account: BankAccount): readonly RecordField[] => [
  ['Approved by', account.approvedBy?.nickname],
  ['Approved', <DateTime key="at" at={account.confirmedAt} />],
  ['Rejected by', account.rejectedBy?.nickname],
  ['Updated', <DateTime key="changed" at={account.updatedAt} />],
]

export const columns: readonly Column<BankAccount>[] = [
  playerOf.code,
  { ...playerOf.username, optional: true },
  statusColumn(156, (account) => <State account={account} />, {
    sortable: true,
    csv: ({ status, isDeleted }) =>
      `${labelOf(statuses, status).label}${isDeleted ? ', deleted' : ''}`,
  }),
  { key: 'bankName', title: 'Bank', width: 112, sortable: true },
  { key: 'nameOnCard', title: 'Name on card', width: 144, sortable: true },
  {
    key: 'isNameMatching',
    title: 'Name match',
    width: 96,
    render: ({ isNameMatching }) => (isNameMatching ? 'Yes' : <Status tone="waiting" label="No" />),
  },
  {
    key: 'cardNumber',
    title: 'Card number',
    width: 156,
    render: (account) => <CardNumber account={account} />,
  },
  timeColumn('createdAt', 'Added', { sortable: true }),
  {
    key: 'decidedBy',
    title: 'Reviewed by',
    width: 128,
    optional: true,
    read: ({ approvedBy, rejectedBy }) => (approvedBy ?? rejectedBy)?.nickname,
  },
  timeColumn('confirmedAt', 'Approved', { sortable: true, optional: true }),
  {
    key: 'iban',
    title: 'IBAN',
    width: 232,
    optional: true,
    render: ({ iban }) => iban && <code className="bank-number">{iban}</code>,
  },
  { key: 'opTitle', title: 'Operator', width: 144, optional: true },
]
