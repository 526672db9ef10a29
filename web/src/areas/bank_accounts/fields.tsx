import './bank_accounts.css'
import type { BankAccount, BankAccountsApiArg } from '@/api/gen/bank_accounts/endpoints'
import { type BankAccountStatus, bankAccountStatusValues } from '@/api/gen/shared/enums'
import { playerOf } from '@/areas/players'
import { grouped } from '@/kit/display/cardNumber'
import { labelOf, Status, type StatusLabel } from '@/kit/display/Status'
import { ageField } from '@/kit/list/ageField'
import { days, defineFilters } from '@/kit/list/defineFilters'
import { fieldsOf, nicknamesOf } from '@/kit/list/fieldsOf'
import { marksField } from '@/kit/list/warningMarks'
import { AccountField, type AccountFieldProps } from '@/kit/personal/AccountField'

export const statuses: Readonly<Record<BankAccountStatus, StatusLabel>> = {
  PENDING: { tone: 'waiting', label: 'Pending' },
  APPROVED: { tone: 'good', label: 'Approved' },
  REJECTED: { tone: 'bad', label: 'Rejected' },
}

export const State = ({ account }: { readonly account: BankAccount }) => (
  <span className="bank-name">
    <Status {...labelOf(statuses, account.status)} />
    {account.isDeleted && <Status tone="ended" label="Deleted" />}
  </span>
)

const personal = (field: AccountFieldProps['field']) => ({
  personal: true as const,
  fact: (account: BankAccount) => (
    <AccountField account={account} playerCode={account.player.playerCode} field={field} />
  ),
})

export const fields = fieldsOf<BankAccount>()({
  playerCode: playerOf.playerCode,
  username: { ...playerOf.username, optional: true },
  status: {
    field: [{ field: 'status', labels: statuses }],
    width: 156,
    sortable: true,
    render: (account) => <State account={account} />,
  },
  warnings: { ...marksField('approveBankAccount'), width: 116 },
  bankName: { label: 'Bank', width: 112, sortable: true, optional: true },
  opTitle: { label: 'Operator or brand', width: 144, optional: true },
  nameOnCard: { width: 144, sortable: true, ...personal('nameOnCard') },
  isNameMatching: {
    label: 'Name match',
    width: 96,
    optional: true,
    render: ({ isNameMatching }) => (isNameMatching ? 'Yes' : <Status tone="waiting" label="No" />),
  },
  cardNumber: {
    width: 156,
    render: ({ cardNumber }) => <code className="bank-number">{grouped(cardNumber)}</code>,
    ...personal('cardNumber'),
  },
  createdAt: { label: 'Added', width: 148, sortable: true, kind: 'time' },
  waiting: ageField(statuses),
  decidedBy: {
    field: nicknamesOf('approvedBy', 'rejectedBy'),
    label: 'Decided by',
    width: 128,
    optional: true,
    read: ({ approvedBy, rejectedBy }) => (approvedBy ?? rejectedBy)?.nickname,
  },
  confirmedAt: { label: 'Approved', width: 148, sortable: true, optional: true, kind: 'time' },
  iban: {
    width: 232,
    optional: true,
    render: ({ iban }) => iban && <code className="bank-number">{iban}</code>,
    ...personal('iban'),
  },
  isDeleted: { label: 'Deleted by player', kind: 'yesNo', width: 136, optional: true },
  approvedBy: { read: ({ approvedBy }) => approvedBy?.nickname },
  rejectedBy: { read: ({ rejectedBy }) => rejectedBy?.nickname },
  updatedAt: { label: 'Updated', kind: 'time' },
  noteForThePlayer: {},
})
export const columns = fields.columns()

export const reviewFields = (account: BankAccount, ...more: readonly 'noteForThePlayer'[]) =>
  fields.facts(account, 'approvedBy', 'confirmedAt', 'rejectedBy', 'updatedAt', ...more)

export const filters = defineFilters<BankAccountsApiArg>()(
  '-createdAt',
  {
    status: bankAccountStatusValues,
    playerCode: { label: 'Player code', width: 104 },
    cardNumber: { width: 136, personal: true },
    bankName: { width: 96 },
    isDeleted: { label: 'Deleted', kind: 'boolean', width: 96 },
    ...days('from', 'to', 'Added', 128),
  },
  { fields, waits: { status: 'PENDING' } },
)
