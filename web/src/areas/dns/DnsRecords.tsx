import { bulkDelete } from './bulk'
import './dns.css'
import { Button, Table, type TableColumnsType } from 'antd'
import { useEffect, useRef, useState } from 'react'
import type { ApiError } from '@/api/answer'
import { type DnsRecord, useDnsRecordsQuery } from '@/api/gen/dns/endpoints'
import { skipScrollbarMeasure } from '@/kit/antd/skipScrollbarMeasure'
import { BulkBar } from '@/kit/bulk/BulkBar'
import { counted } from '@/kit/bulk/bulk'
import { useDialog } from '@/kit/dialog/useDialog'
import { NotificationDialog } from '@/kit/dialogs/ProgressDialog'
import { Can } from '@/kit/display/Can'
import { yesNo } from '@/kit/display/None'
import { RowsSkeleton, useWaiting } from '@/kit/display/Skeletons'
import { lazyComponent } from '@/kit/lazyComponent'
import { Empty } from '@/kit/list/ListEmpty'
import { useOpenRecord } from '@/kit/list/useOpenRecord'
import { useAddedRow } from '@/kit/list/useRowWindow'
import { useSelection } from '@/kit/list/useSelection'
import { usePermitted } from '@/kit/permitted'
import { ActionMenu } from '@/kit/record/ActionMenu'
import { type BoundAction, type RecordAction, useRecordActions } from '@/kit/record/recordActions'
import { PHONE, useMedia } from '@/kit/useMedia'
import type { RecordsOf } from './recordsOf'
import { useDeleteRecord } from './useDeleteRecord'

const AddRecord = lazyComponent(() => import('./AddRecord').then((code) => code.AddRecord))
const AddRecordV2 = lazyComponent(() => import('./AddRecordV2').then((code) => code.AddRecordV2))
const RecordDrawer = lazyComponent(() =>
  import('./DnsRecordDrawer').then((code) => code.DnsRecordDrawer),
)

/** Beside the domain that is open itself. */
const OPENED = { param: 'dnsRecord' }
const TOTAL = 100
const CHECK_WIDTH = 40
const NONE: readonly DnsRecord[] = []
const NEAREST = { block: 'nearest' } as const

/** What a telephone has no room for: a record's own drawer shows it. */
const BESIDE: TableColumnsType<DnsRecord> = [
  {
    title: 'Content',
    className: 'dns-content',
    render: (_, { content }) => <code title={content}>{content}</code>,
  },
  { title: 'Proxied', width: 80, render: (_, { isProxied }) => yesNo(isProxied) },
]

const nameOf = ({ type, name }: DnsRecord) => `${type} ${name}`

/** Of a record: its name opens it. */
const columnsFor = (
  isPhone: boolean,
  open: (record: DnsRecord) => void,
  actions: readonly BoundAction<DnsRecord>[],
): TableColumnsType<DnsRecord> => [
  {
    title: 'Name',
    ...(!isPhone && { width: '36%' }),
    render: (_, row) => (
      <button
        type="button"
        className="kit-link dns-link"
        title={row.name}
        onClick={() => open(row)}
      >
        {row.name}
      </button>
    ),
  },
  { title: 'Type', dataIndex: 'type', width: 76 },
  ...(isPhone ? [] : BESIDE),
  {
    title: <span className="kit-unseen">Actions</span>,
    width: 48,
    render: (_, row) => (
      <ActionMenu subject={row} label={`Actions of ${nameOf(row)}`} actions={actions} />
    ),
  },
]

/** The DNS records of a zone: to see, to add, to change, to delete. */
export function DnsRecords({ of }: { readonly of: RecordsOf }) {
  const { zoneId, token } = of
  const call = useDnsRecordsQuery({ zoneId, token })
  const add = useDialog(of.generation === 1 ? AddRecord : AddRecordV2)
  const [dismissed, setDismissed] = useState<unknown>(null)
  const waiting = useWaiting(call.isFetching && !call.data)
  const records = call.error ? NONE : (call.data ?? NONE)
  const whole = call.data && { items: records, count: records.length, all: records }
  const opened = useOpenRecord({ ...call, data: whole }, 'id', OPENED)
  const remove = useDeleteRecord(of, opened.closeDuring)
  const selection = useSelection(records, 'id', zoneId)
  const section = useRef<HTMLElement>(null)
  const added = useAddedRow({
    keys: records.map(({ id }) => id),
    count: records.length,
    question: zoneId,
  })
  useEffect(() => {
    if (added !== null) section.current?.querySelector('.dns-added')?.scrollIntoView(NEAREST)
  }, [added])
  const bulk = usePermitted(bulkDelete(of, records))
  const actions: readonly RecordAction<DnsRecord>[] = [
    { id: 'open', label: 'Details', run: opened.open },
    { id: 'delete', label: 'Delete DNS record', permission: 'dev', danger: true, run: remove },
  ]
  const allowed = useRecordActions(actions)
  const failure = call.error as ApiError | undefined
  const isPhone = useMedia(PHONE)
  return (
    <section className="dns" aria-label="DNS records" ref={section}>
      <div className="dns-bar">
        <span>{call.data ? counted(records.length, 'records') : ''}</span>
        <Can permission="dev">
          <Button type="primary" onClick={() => add({ of })}>
            Add DNS record
          </Button>
        </Can>
      </div>
      {waiting && <RowsSkeleton columns={4} />}
      {call.data && records.length === 0 && !call.error && (
        <Empty
          title="No DNS records"
          advice="Add the first one, or let the domain setup add its own."
        />
      )}
      {records.length > 0 && (
        <Table<DnsRecord>
          {...skipScrollbarMeasure}
          size="small"
          rowKey="id"
          dataSource={records}
          rowClassName={({ id }) => (id === added ? 'dns-added' : '')}
          {...(bulk.length > 0 && {
            rowSelection: {
              columnWidth: CHECK_WIDTH,
              preserveSelectedRowKeys: true,
              selectedRowKeys: [...selection.keys],
              onChange: (keys) => selection.choose(keys.map(String)),
            },
          })}
          pagination={{ pageSize: TOTAL, hideOnSinglePage: true, showSizeChanger: false }}
          tableLayout="fixed"
          columns={columnsFor(isPhone, opened.open, allowed)}
        />
      )}
      {bulk.length > 0 && (
        <BulkBar
          what="records"
          actions={bulk}
          selection={selection}
          rowKey="id"
          nameOf={nameOf}
          count={records.length}
          all={records}
        />
      )}
      <NotificationDialog
        open={failure !== undefined && !call.isFetching && dismissed !== failure}
        title="Error"
        progress={{ state: 'error', text: failure?.messages[0] }}
        onClose={() => setDismissed(failure)}
      />
      {failure && <p role="alert">{failure.messages[0]}</p>}
      {opened.wasOpened && (
        <RecordDrawer {...opened.drawer} loaded={opened.record} actions={actions.slice(1)} />
      )}
    </section>
  )
}
