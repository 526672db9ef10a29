import { Button } from 'antd'
import type { ReactNode } from 'react'
import { type Auth0Domain, api, useAuth0DomainsQuery } from '@/api/gen/auth0/endpoints'
import { type BulkAction, bulkWrite } from '@/kit/bulk/bulk'
import { useDialog } from '@/kit/dialog/useDialog'
import { Copy } from '@/kit/display/Copy'
import { DateTime } from '@/kit/display/DateTime'
import { Name } from '@/kit/display/Name'
import { quotedName } from '@/kit/display/personText'
import { useAction } from '@/kit/form/useAction'
import { useConfirmed } from '@/kit/form/useConfirmed'
import { lazyComponent } from '@/kit/lazyComponent'
import { ListPage } from '@/kit/list/ListPage'
import { holds, localPage } from '@/kit/list/localPage'
import { useListState } from '@/kit/list/useListState'
import { useOpenRecord } from '@/kit/list/useOpenRecord'
import type { RecordAction } from '@/kit/record/recordActions'
import { domainColumns, filters } from './fields'

const Auth0Drawer = lazyComponent(() =>
  import('./Auth0Drawer').then((code) => code.Auth0Drawer<Row>),
)
const AddAuth0Domain = lazyComponent(() =>
  import('./AddAuth0Domain').then((code) => code.AddAuth0Domain),
)

interface Row extends Auth0Domain {
  readonly key: string
}

const bodyOf = ({ url, type }: Row) => ({ domain: url, type })
const BULK: readonly BulkAction<Row>[] = [
  {
    id: 'delete',
    label: 'Delete Auth0 domains',
    permission: 'dev',
    danger: true,
    description: 'The sign-in service will no longer trust them.',
    confirmWord: 'delete',
    write: (row) => bulkWrite(api.endpoints.auth0DomainDelete, bodyOf(row)),
  },
]

/** The addresses that the sign-in service trusts. */
export function Auth0Domains({ above }: { readonly above: ReactNode }) {
  const list = useListState(filters)
  const add = useDialog(AddAuth0Domain)
  const { query, type } = list.filters
  const all = useAuth0DomainsQuery()
  const data = all.data?.map((row): Row => ({ ...row, key: `${row.type} ${row.url}` }))
  const loaded = localPage(
    { ...all, data },
    list,
    (row) => holds(query, row.url) && (!type || row.type === type),
  )
  const opened = useOpenRecord(loaded, 'key')
  const remove = useConfirmed(
    useAction(api.endpoints.auth0DomainDelete, { errorDialog: 'Error' }),
    (row: Row) => ({
      title: `Delete Auth0 domain ${quotedName(row.url)}?`,
      facts: [
        ['URL', <Name key="url" text={row.url} />],
        ['Type', row.type],
      ],
      content: <p>It will no longer be trusted.</p>,
      confirmLabel: 'Delete Auth0 domain',
      danger: true,
      confirmWord: 'delete',
      arg: bodyOf(row),
      during: opened.closeDuring,
    }),
  )
  const actions: readonly RecordAction<Row>[] = [
    {
      id: 'delete',
      label: 'Delete Auth0 domain',
      permission: 'dev',
      danger: true,
      run: remove.ask,
    },
  ]
  return (
    <>
      <ListPage
        id="auth0.domains"
        what="Auth0 domains"
        list={list}
        loaded={loaded}
        columns={domainColumns}
        rowKey="key"
        rowName={(row) => `${row.type} ${row.url}`}
        onOpen={opened.open}
        addressOf={opened.addressOf}
        actions={actions}
        bulk={BULK}
        above={above}
        toolbar={
          <Button type="primary" onClick={() => add()}>
            Add Auth0 domain
          </Button>
        }
        empty={{ title: 'No Auth0 domains yet', advice: 'Add an origin, logout or callback URL.' }}
      />
      {opened.wasOpened && (
        <Auth0Drawer
          {...opened.drawer}
          notedAs={null}
          title="Auth0 domain"
          name={({ url }) => url}
          loaded={opened.record}
          facts={(domain) => [
            ['URL', <Copy key="url" text={domain.url} what="URL" />],
            ['Type', domain.type],
            ['Added', <DateTime key="added" at={domain.createdAt} />],
            ['Added by', () => domain.createdBy.nickname],
          ]}
          actions={actions}
        />
      )}
    </>
  )
}
