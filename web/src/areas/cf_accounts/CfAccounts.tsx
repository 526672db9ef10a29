import { Button, Segmented } from 'antd'
import { api } from '@/api/gen/cf_accounts/endpoints'
import type { BulkAction } from '@/kit/bulk/bulk'
import { useDialog } from '@/kit/dialog/useDialog'
import { Can } from '@/kit/display/Can'
import { lazyComponent } from '@/kit/lazyComponent'
import { defineFilters } from '@/kit/list/defineFilters'
import { fieldsOf } from '@/kit/list/fieldsOf'
import { ListPage } from '@/kit/list/ListPage'
import { holds, localPage } from '@/kit/list/localPage'
import { useListState } from '@/kit/list/useListState'
import { useOpenRecord } from '@/kit/list/useOpenRecord'
import type { RecordAction } from '@/kit/record/recordActions'
import { useAddress } from '@/kit/useAddress'
import { useAddressChoice } from '@/kit/useAddressChoice'
import { useOperationAccess } from '@/session/operationAccess'
import { useChosenOperator } from '@/session/operator'
import { type Reads, read, withOperator } from '@/session/reads'
import { useSession } from '@/session/session'
import { type Account, useAccounts } from './accounts'
import { deletionOf, useDeleteAccount } from './useDeleteAccount'

const filters = defineFilters()('title', {
  title: { width: 180 },
})

const AddAccount = lazyComponent(() => import('./AddAccount').then((code) => code.AddAccount))
const EditAccount = lazyComponent(() => import('./EditAccount').then((code) => code.EditAccount))
const AccountDrawer = lazyComponent(() =>
  import('./AccountDrawer').then((code) => code.AccountDrawer),
)

/** The specification names the parameter. */
const OPENED = { param: 'cfToken', hasTab: true }

const fields = fieldsOf<Account>()({
  title: { width: 208, least: 180, sortable: true },
  opTitle: { label: 'Operator', width: 136, sortable: true },
  cfAccountId: { label: 'Account ID', width: 248, sortable: true, kind: 'code' },
  cfAccountCode: { label: 'Account code', width: 192, sortable: true, kind: 'code' },
  note: { width: 144, sortable: true },
  createdAt: { label: 'Added', width: 148, sortable: true, optional: true, kind: 'time' },
})
const columns = fields.columns()

const deletes: BulkAction<Account> = {
  id: 'delete',
  label: 'Delete Cloudflare accounts',
  permission: 'cf_accounts_write',
  danger: true,
  description:
    'The accounts and their tokens will be removed. Their zones stay in the cloud but can no longer be read or changed here.',
  confirmWord: 'delete',
  write: deletionOf,
}

/** The accounts in the cloud, of either generation. */
export function CfAccounts() {
  const opId = useChosenOperator()
  const { user } = useSession()
  const offers = useOperationAccess()
  const [, setParams] = useAddress()
  const generation = useAddressChoice('generation', ['1', '2']) === '1' ? 1 : 2
  const list = useListState(filters)
  const { call, accounts } = useAccounts(generation, opId)
  const addAccount = useDialog(AddAccount)
  const choose = (value: string) =>
    setParams((now) => {
      const next = new URLSearchParams(now)
      for (const name of ['generation', 'page']) next.delete(name)
      if (value === '1') next.set('generation', value)
      return next
    })
  const loaded = localPage({ ...call, data: accounts }, list, ({ title }) =>
    holds(list.filters.title, title),
  )
  const opened = useOpenRecord(loaded, 'token', OPENED)
  const remove = useDeleteAccount(opened.closeDuring)
  const actions: readonly RecordAction<Account>[] = [
    {
      id: 'edit',
      label: 'Edit Cloudflare account',
      permission: 'cf_accounts_write',
      disabledReason: ({ cfAccountCode, opId: owner }) => {
        if (!cfAccountCode) return 'V1 accounts cannot be edited.'
        return owner === user.parentOpId ? 'This account belongs to your parent operator.' : null
      },
      Dialog: EditAccount,
    },
    ...(offers('cfAccountV2Delete')
      ? [
          {
            id: 'delete',
            label: 'Delete Cloudflare account',
            permission: 'cf_accounts_write' as const,
            danger: true,
            run: remove,
          },
        ]
      : []),
  ]
  return (
    <>
      <ListPage
        id={`cf_accounts.v${generation}`}
        what="accounts"
        list={list}
        loaded={loaded}
        columns={columns}
        rowKey="token"
        rowName={({ title }) => `account ${title}`}
        onOpen={opened.open}
        addressOf={opened.addressOf}
        actions={actions}
        bulk={offers('cfAccountV2Delete') ? [deletes] : []}
        toolbar={
          <>
            <Segmented<string>
              aria-label="Generation"
              value={String(generation)}
              options={[
                { value: '2', label: 'V2' },
                { value: '1', label: 'V1' },
              ]}
              onChange={choose}
            />
            <Can permission="cf_accounts_write">
              <Button type="primary" onClick={() => addAccount({ generation, opId })}>
                Add Cloudflare account
              </Button>
            </Can>
          </>
        }
        empty={{
          title: 'No accounts yet',
          advice: 'Add one with a token that can edit zones, DNS and SSL certificates.',
        }}
      />
      {opened.wasOpened && (
        <AccountDrawer {...opened.drawer} loaded={opened.record} actions={actions} />
      )}
    </>
  )
}

export const reads: Reads = (visit) => [
  new URLSearchParams(visit.search).get('generation') === '1'
    ? read(api.endpoints.cfAccountsV1, withOperator({}, visit))
    : read(api.endpoints.cfAccountsV2, withOperator({}, visit)),
]
