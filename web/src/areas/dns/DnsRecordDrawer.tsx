import { Input, Select } from 'antd'
import { useState } from 'react'
import { api, type DevDnsEdit } from '@/api/gen/dev_dns/endpoints'
import { devDnsEditRules } from '@/api/gen/dev_dns/rules'
import type { DnsRecord } from '@/api/gen/dns/endpoints'
import { dnsTypeV2Values } from '@/api/gen/shared/enums'
import { Copy } from '@/kit/display/Copy'
import { DateTime } from '@/kit/display/DateTime'
import type { Call } from '@/kit/display/Loaded'
import { yesNo } from '@/kit/display/None'
import { optionsOf } from '@/kit/display/options'
import { Field } from '@/kit/form/Field'
import { FormDialog } from '@/kit/form/FormDialog'
import { useAction } from '@/kit/form/useAction'
import type { RecordAction } from '@/kit/record/ActionMenu'
import { type OpenedRecord, RecordDrawer } from '@/kit/record/RecordDrawer'
import { RecordFields } from '@/kit/record/RecordFields'
import { SET_UP } from './labels'

interface DnsRecordDrawerProps extends OpenedRecord {
  readonly loaded: Call<DnsRecord>
  readonly actions: readonly RecordAction<DnsRecord>[]
}

const OF_ADDRESS = 'Only TXT and CNAME records can be edited; delete this one and add a new one.'

/** One DNS record, and the way to change it. */
export function DnsRecordDrawer({ actions, ...opened }: DnsRecordDrawerProps) {
  const [edited, setEdited] = useState<DnsRecord | null>(null)
  const all: readonly RecordAction<DnsRecord>[] = [
    {
      id: 'edit',
      label: 'Edit record',
      permission: 'dev',
      disabledReason: ({ type }) => (type === 'A' || type === 'AAA' ? OF_ADDRESS : null),
      run: setEdited,
    },
    ...actions,
  ]
  return (
    <>
      <RecordDrawer<DnsRecord>
        {...opened}
        title="DNS record details"
        state={({ type }) => <code>{type}</code>}
        actions={all}
        tabs={[{ key: 'record', label: 'Record', body: (found) => <Body record={found} /> }]}
      />
      {edited && <EditRecord record={edited} onClose={() => setEdited(null)} />}
    </>
  )
}

function Body({ record }: { readonly record: DnsRecord }) {
  return (
    <>
      <RecordFields
        fields={[
          ['Type', record.type],
          ['Zone', record.zoneName],
          ['Name', <Copy key="name" text={record.name} what="record name" />],
          ['Content', <Copy key="content" text={record.content} what="record content" />],
          ['Proxied', yesNo(record.proxied)],
          ['Record ID', <Copy key="id" text={record.id} what="record ID" />],
          ['Created', <DateTime key="created" at={record.created_on} />],
          ['Updated', <DateTime key="changed" at={record.modified_on} />],
        ]}
      />
      {record.isSetUp && <p className="kit-nothing">{SET_UP}</p>}
    </>
  )
}

type Values = Pick<DevDnsEdit, 'type' | 'name' | 'content'>

interface EditRecordProps {
  readonly record: DnsRecord
  readonly onClose: () => void
}

function EditRecord({ record, onClose }: EditRecordProps) {
  const write = useAction(api.endpoints.devDnsUpdate, { errorDialog: 'Error' })
  return (
    <FormDialog<Values, { opId: string; devDnsEdit: DevDnsEdit }, unknown>
      open
      title="Edit DNS record"
      submitLabel="Save record"
      write={write}
      rules={devDnsEditRules}
      initial={{ ...record, type: record.type === 'CNAME' ? 'CNAME' : 'TXT' }}
      toArg={({ type, name, content }) => ({
        opId: record.opId,
        devDnsEdit: { id: record.id, type, name, content },
      })}
      onClose={onClose}
    >
      <Field name="type" label="Type">
        <Select<string> options={optionsOf(dnsTypeV2Values)} />
      </Field>
      <Field
        name="name"
        label="Name"
        help="Values written by the setup may be longer than 25 characters."
      >
        <Input autoComplete="off" />
      </Field>
      <Field name="content" label="Content">
        <Input autoComplete="off" />
      </Field>
    </FormDialog>
  )
}
