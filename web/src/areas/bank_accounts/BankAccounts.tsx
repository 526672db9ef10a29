import { api, useBankAccountsQuery } from '@/api/gen/bank_accounts/endpoints'
import { bankAccountStatusValues } from '@/api/gen/shared/enums'
import { optionsOf } from '@/kit/display/options'
import { lazyComponent } from '@/kit/lazyComponent'
import { ListPage } from '@/kit/list/ListPage'
import { useListState } from '@/kit/list/useListState'
import { useOpenRecord } from '@/kit/record/useOpenRecord'
import { useGlobalFilters } from '@/session/operator'
import { useReviewActions } from './actions'
import { columns } from './columns'
import { statuses } from './labels'

const BankAccountDrawer = lazyComponent(() =>
  import('./BankAccountDrawer').then((code) => code.BankAccountDrawer),
)

const statusOptions = optionsOf(bankAccountStatusValues, statuses)

const SPEC = {
  sort: '-createdAt',
  filters: {
    status: bankAccountStatusValues,
    playerCode: 'text',
    cardNumber: 'text',
    bankName: 'text',
    isDeleted: 'boolean',
    from: 'instant',
    to: 'instant',
  },
} as const

const FILTERS = [
  { name: 'status', label: 'Status', width: 104, options: statusOptions },
  { name: 'playerCode', label: 'Player code', width: 104 },
  { name: 'cardNumber', label: 'Card number', width: 136 },
  { name: 'bankName', label: 'Bank', width: 96 },
  { name: 'isDeleted', label: 'Deleted', width: 96 },
  { name: 'from', label: 'Added from', width: 128, day: { edge: 'start', bound: 'to' } },
  { name: 'to', label: 'Added to', day: { edge: 'end', bound: 'from' } },
] as const

/** Players' bank accounts, and what staff decide of them. */
export function BankAccounts() {
  const list = useListState(SPEC)
  const query = { ...list.query, ...useGlobalFilters() }
  const loaded = useBankAccountsQuery(query)
  const opened = useOpenRecord(loaded, 'uuid')
  const { actions, actionsOf, bulk, dialog } = useReviewActions()

  return (
    <>
      <ListPage
        id="bank_accounts"
        what="bank accounts"
        list={list}
        loaded={loaded}
        columns={columns}
        filters={FILTERS}
        rowKey="uuid"
        rowName={({ player, bankName }) => `${bankName} account of ${player.playerCode}`}
        onOpen={opened.open}
        actions={actions}
        bulk={bulk}
        exporting={{ fileName: 'bank-accounts', endpoint: api.endpoints.bankAccounts, arg: query }}
        empty={{
          title: 'No bank accounts yet',
          advice: 'A player adds one before the first withdrawal to it.',
        }}
      />
      {opened.wasOpened && <BankAccountDrawer {...opened.drawer} actionsOf={actionsOf} />}
      {dialog}
    </>
  )
}
