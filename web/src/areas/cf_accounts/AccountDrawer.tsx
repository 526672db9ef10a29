import { Copy } from '@/kit/display/Copy'
import { DateTime } from '@/kit/display/DateTime'
import type { Call } from '@/kit/display/Loaded'
import { RecordFields } from '@/kit/display/RecordFields'
import { jsonTab } from '@/kit/record/jsonTab'
import { type OpenedRecord, RecordDrawer } from '@/kit/record/RecordDrawer'
import type { RecordAction } from '@/kit/record/recordActions'
import type { RecordTab, RecordTabProps } from '@/kit/record/recordTabs'
import type { Account } from './accounts'
import { useComposition } from './composition'

const details: RecordTab<Account> = { key: 'details', label: 'Details', Body: Details }
const json = jsonTab<Account>('Cloudflare account as JSON', { roles: ['SUPER_ADMIN'] })

interface AccountDrawerProps extends OpenedRecord {
  readonly loaded: Call<Account>
  readonly actions: readonly RecordAction<Account>[]
}

/** An account in the cloud: what it is, its zones, and for super admins all of it. */
export function AccountDrawer(props: AccountDrawerProps) {
  const { tabs } = useComposition()
  return (
    <RecordDrawer<Account>
      {...props}
      notedAs={({ cfAccountCode, title }) => cfAccountCode ?? { title }}
      title="Cloudflare account"
      name={({ title }) => title}
      tabs={[details, ...tabs, json]}
    />
  )
}

function Details({ record: account }: RecordTabProps<Account>) {
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
          ['API token', 'Stored by the platform, never shown'],
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
