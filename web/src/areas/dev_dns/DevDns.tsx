import { Alert, Button, Tooltip } from 'antd'
import type { ReactNode } from 'react'
import { api, type DevDnsRecord, useDevDnsQuery } from '@/api/gen/dev_dns/endpoints'
import { SET_UP, setUpWarning } from '@/areas/dns'
import { type BulkAction, bulkWrite } from '@/kit/bulk/bulk'
import { useDialog } from '@/kit/dialog/useDialog'
import { Name } from '@/kit/display/Name'
import { quotedName } from '@/kit/display/personText'
import { useAction } from '@/kit/form/useAction'
import { useConfirmed } from '@/kit/form/useConfirmed'
import { lazyComponent } from '@/kit/lazyComponent'
import { defineFilters } from '@/kit/list/defineFilters'
import { fieldsOf } from '@/kit/list/fieldsOf'
import { ListPage } from '@/kit/list/ListPage'
import { holds, localPage } from '@/kit/list/localPage'
import { useListState } from '@/kit/list/useListState'
import { useToasts } from '@/kit/toasts'
import { useTenantFilters } from '@/session/operator'
import { useChooseOperator } from '@/session/operatorPlace'

const filters = defineFilters()('name', {
  query: { label: 'Name or content', width: 184 },
})

const RecordDialog = lazyComponent(() => import('./RecordDialog').then((code) => code.RecordDialog))

const fields = fieldsOf<DevDnsRecord>()({
  name: { width: 296, sortable: true },
  type: { width: 88, sortable: true },
  content: { width: 328, sortable: true },
  zoneName: { width: 184, sortable: true },
  createdAt: { label: 'Created', width: 148, sortable: true, optional: true, kind: 'time' },
})
const COLUMNS = fields.columns()
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

/** The DNS records of an operator's domains, and what the platform says of a change to one. */
export function DevDns({ above }: { readonly above: ReactNode }) {
  const list = useListState(filters)
  const { opId } = useTenantFilters()
  const choose = useChooseOperator()
  const toasts = useToasts()
  const openRecord = useDialog(RecordDialog)
  const call = useDevDnsQuery(opId ? { opId } : {})
  /** As far as they have records. */
  const zonesOf = (owner: string) => [
    ...new Set(
      (call.data ?? []).filter((each) => each.opId === owner).map(({ zoneName }) => zoneName),
    ),
  ]
  const edit = (record: DevDnsRecord) =>
    openRecord({ opId: record.opId, record, zoneNames: zonesOf(record.opId) })
  const loaded = localPage(call, list, (row) => holds(list.filters.query, row.name, row.content))
  const open = (row: DevDnsRecord) => {
    const why = notEdited(row)
    if (why) toasts.warning(why)
    else edit(row)
  }
  const remove = useConfirmed(
    useAction(api.endpoints.devDnsDelete, { errorDialog: 'Error' }),
    ({ id, type, name, isSetUp }: DevDnsRecord) => ({
      title: `Delete DNS record ${quotedName(name)}?`,
      facts: [
        ['Type', type],
        ['Name', <Name key="name" text={name} />],
      ],
      content: (
        <>
          <p>The record will be deleted.</p>
          {isSetUp && <Alert type="warning" showIcon title={SET_UP} />}
        </>
      ),
      confirmLabel: 'Delete DNS record',
      danger: true,
      confirmWord: 'delete',
      arg: { id },
    }),
  )
  return (
    <ListPage
      id="dev_dns.records"
      what="DNS records"
      list={list}
      loaded={loaded}
      columns={COLUMNS}
      rowKey="id"
      rowName={({ type, name }) => `${type} record ${name}`}
      onOpen={open}
      actions={[
        {
          id: 'edit',
          label: 'Edit DNS record',
          permission: 'dev',
          disabledReason: notEdited,
          run: edit,
        },
        {
          id: 'delete',
          label: 'Delete DNS record',
          permission: 'dev',
          danger: true,
          run: remove.ask,
        },
      ]}
      bulk={BULK}
      above={above}
      toolbar={
        <Tooltip title={opId ? null : choose}>
          <Button
            type="primary"
            disabled={!opId}
            onClick={() => opId && openRecord({ opId, record: null, zoneNames: zonesOf(opId) })}
          >
            Add DNS record
          </Button>
        </Tooltip>
      }
      empty={{ title: 'No DNS records', advice: 'This operator has no domain with a zone.' }}
    />
  )
}
