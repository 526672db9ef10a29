import { Button, Tooltip } from 'antd'
import { type ReactNode, useState } from 'react'
import { api, type DevDnsRecord, useDevDnsQuery } from '@/api/gen/dev_dns/endpoints'
import { SET_UP, setUpWarning } from '@/areas/dns'
import { type BulkAction, bulkWrite } from '@/kit/bulk/bulk'
import { useConfirm } from '@/kit/dialog/confirm'
import { useToasts } from '@/kit/dialog/toasts'
import { Name } from '@/kit/display/Name'
import { useAction } from '@/kit/form/useAction'
import { lazyComponent } from '@/kit/lazyComponent'
import { type Column, timeColumn } from '@/kit/list/columns'
import { ListPage } from '@/kit/list/ListPage'
import { holds, localPage } from '@/kit/list/localPage'
import { useListState } from '@/kit/list/useListState'
import { useGlobalFilters } from '@/session/operator'

const RecordDialog = lazyComponent(() => import('./RecordDialog').then((code) => code.RecordDialog))

const SPEC = { sort: 'name', filters: { query: 'text' } } as const
const COLUMNS: readonly Column<DevDnsRecord>[] = [
  { key: 'name', title: 'Name', width: 296, sortable: true },
  { key: 'type', title: 'Type', width: 88, sortable: true },
  { key: 'content', title: 'Content', width: 328, sortable: true },
  { key: 'zoneName', title: 'Domain', width: 184, sortable: true },
  timeColumn('createdAt', 'Created', { sortable: true, optional: true }),
]
const CHOOSE = 'Choose an operator in the top bar first.'
const EDITED = ['TXT', 'CNAME']

const notEdited = ({ type }: DevDnsRecord): string | null =>
  EDITED.includes(type) ? null : `${type} records cannot be edited here.`

const BULK: readonly BulkAction<DevDnsRecord>[] = [
  {
    id: 'delete',
    label: 'Delete DNS records',
    permission: 'dev',
    danger: true,
    description: 'They will be deleted and stop resolving once DNS caches expire.',
    confirmWord: 'delete',
    warning: setUpWarning,
    write: ({ id }) => bulkWrite(api.endpoints.devDnsDelete, { id }),
  },
]

type Edited = DevDnsRecord | 'new' | null

/** The DNS records of an operator's domains, and what the platform says of a change to one. */
export function DevDns({ above }: { readonly above: ReactNode }) {
  const list = useListState(SPEC)
  const { opId } = useGlobalFilters()
  const confirm = useConfirm()
  const toasts = useToasts()
  const remove = useAction(api.endpoints.devDnsDelete, { errorDialog: 'Error' })
  const [edited, setEdited] = useState<Edited>(null)
  const loaded = localPage(useDevDnsQuery(opId ? { opId } : {}), list, (row) =>
    holds(list.filters.query, row.name, row.content),
  )
  const open = (row: DevDnsRecord) => {
    const why = notEdited(row)
    if (why) toasts.warning(why)
    else setEdited(row)
  }
  const ask = async ({ id, type, name, isSetUp }: DevDnsRecord) => {
    const agreed = await confirm({
      title: 'Delete DNS record',
      facts: [
        ['Type', type],
        ['Name', <Name key="name" text={name} />],
      ],
      content: (
        <>
          <p>The record will be deleted.</p>
          {isSetUp && <p>{SET_UP}</p>}
        </>
      ),
      confirmLabel: 'Delete DNS record',
      cancelLabel: 'Cancel',
      danger: true,
      confirmWord: 'delete',
    })
    if (agreed) await remove.run({ id })
  }
  return (
    <>
      <ListPage
        id="dev_dns.records"
        what="DNS records"
        list={list}
        loaded={loaded}
        columns={COLUMNS}
        filters={[{ name: 'query', label: 'Name or content', width: 184 }]}
        rowKey="id"
        rowName={({ type, name }) => `${type} record ${name}`}
        onOpen={open}
        actions={[
          {
            id: 'edit',
            label: 'Edit DNS record',
            permission: 'dev',
            disabledReason: notEdited,
            run: setEdited,
          },
          { id: 'delete', label: 'Delete DNS record', permission: 'dev', danger: true, run: ask },
        ]}
        bulk={BULK}
        above={above}
        toolbar={
          <Tooltip title={opId ? null : CHOOSE}>
            <Button type="primary" disabled={!opId} onClick={() => setEdited('new')}>
              Add DNS record
            </Button>
          </Tooltip>
        }
        empty={{ title: 'No DNS records', advice: 'This operator has no domain with a zone.' }}
      />
      {edited === 'new' && opId && (
        <RecordDialog opId={opId} record={null} onClose={() => setEdited(null)} />
      )}
      {edited && edited !== 'new' && (
        <RecordDialog opId={edited.opId} record={edited} onClose={() => setEdited(null)} />
      )}
    </>
  )
}
