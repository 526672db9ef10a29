import { Input, Select } from 'antd'
import { devDnsUpdateForm } from '@/api/gen/dev_dns/forms'
import type { DnsRecord } from '@/api/gen/dns/endpoints'
import { dnsTypeV2Values } from '@/api/gen/shared/enums'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { Copy } from '@/kit/display/Copy'
import { DateTime } from '@/kit/display/DateTime'
import type { Call } from '@/kit/display/Loaded'
import { yesNo } from '@/kit/display/None'
import { optionsOf } from '@/kit/display/options'
import { quotedName } from '@/kit/display/personText'
import { RecordFields } from '@/kit/display/RecordFields'
import { Field } from '@/kit/form/Field'
import { type OpenedRecord, RecordDrawer } from '@/kit/record/RecordDrawer'
import type { RecordAction, RecordDialogProps } from '@/kit/record/recordActions'
import { SET_UP } from './labels'

interface DnsRecordDrawerProps extends OpenedRecord {
  readonly loaded: Call<DnsRecord>
  readonly actions: readonly RecordAction<DnsRecord>[]
}

const OF_ADDRESS = 'Only TXT and CNAME records can be edited; delete this one and add a new one.'

const edit: RecordAction<DnsRecord> = {
  id: 'edit',
  label: 'Edit DNS record',
  permission: 'dev',
  disabledReason: ({ type }) => (type === 'A' || type === 'AAA' ? OF_ADDRESS : null),
  Dialog: EditRecord,
}

/** One DNS record, and the way to change it. */
export function DnsRecordDrawer({ actions, ...opened }: DnsRecordDrawerProps) {
  return (
    <RecordDrawer<DnsRecord>
      {...opened}
      title="DNS record"
      name={({ name }) => name}
      state={({ type }) => <code>{type}</code>}
      actions={[edit, ...actions]}
    >
      {(record) => <Body record={record} />}
    </RecordDrawer>
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
          ['Proxied', yesNo(record.isProxied)],
          ['Record ID', <Copy key="id" text={record.id} what="record ID" />],
          ['Created', <DateTime key="created" at={record.created_on} />],
          ['Updated', <DateTime key="changed" at={record.modified_on} />],
        ]}
      />
      {record.isSetUp && <p className="kit-nothing">{SET_UP}</p>}
    </>
  )
}

function EditRecord({ record, onClose }: RecordDialogProps<DnsRecord>) {
  return (
    <EditDialog
      form={devDnsUpdateForm}
      options={{ errorDialog: 'Error' }}
      title={`Edit DNS record ${quotedName(record.name)}`}
      submitLabel="Save DNS record"
      values={{
        type: record.type === 'CNAME' ? 'CNAME' : 'TXT',
        name: record.name,
        content: record.content,
      }}
      fixed={{ id: record.id }}
      args={{ opId: record.opId }}
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
    </EditDialog>
  )
}
