import { Copy } from '@/kit/display/Copy'
import { DateTime } from '@/kit/display/DateTime'
import type { Call } from '@/kit/display/Loaded'
import type { RecordAction } from '@/kit/record/ActionMenu'
import { Json } from '@/kit/record/Json'
import { type OpenedRecord, RecordDrawer } from '@/kit/record/RecordDrawer'
import { RecordFields } from '@/kit/record/RecordFields'
import { useSession } from '@/session/session'
import type { Account } from './accounts'
import { useAccountTabs } from './composition'

interface AccountDrawerProps extends OpenedRecord {
  readonly loaded: Call<Account>
  readonly actions: readonly RecordAction<Account>[]
}

/** An account in the cloud: what it is, its zones, and for super admins all of it. */
export function AccountDrawer(props: AccountDrawerProps) {
  const { role } = useSession().user
  const added = useAccountTabs()
  return (
    <RecordDrawer<Account>
      {...props}
      title="CF account details"
      state={({ title }) => <span>{title}</span>}
      tabs={[
        { key: 'details', label: 'Details', body: (account) => <Details account={account} /> },
        ...added.map(({ key, label, Body }) => ({
          key,
          label,
          body: (account: Account) => <Body {...account} />,
        })),
        ...(role === 'SUPER_ADMIN'
          ? [
              {
                key: 'json',
                label: 'JSON',
                body: (account: Account) => <Json value={account} what="CF account as JSON" />,
              },
            ]
          : []),
      ]}
    />
  )
}

function Details({ account }: { readonly account: Account }) {
  const { cfAccountCode, cfAccountId } = account
  return (
    <>
      <RecordFields
        fields={[
          ['Title', account.title],
          ['Operator', account.opTitle],
          ['Account ID', <Copy key="id" text={cfAccountId} what="account ID" />],
          [
            'Account code',
            cfAccountCode && <Copy key="code" text={cfAccountCode} what="account code" />,
          ],
          ['Generation', account.generation === 1 ? 'V1' : 'V2'],
          ['API key', 'Stored by the platform, never shown'],
          ['Added', <DateTime key="added" at={account.createdAt} />],
          ['Updated', <DateTime key="changed" at={account.updatedAt} />],
        ]}
      />
      <RecordFields
        title="Notes"
        fields={[
          ['Description', account.description],
          ['Note', account.note],
        ]}
      />
    </>
  )
}
