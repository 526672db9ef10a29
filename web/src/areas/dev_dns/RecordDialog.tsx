import { Input, Select } from 'antd'
import {
  api,
  type DevDnsEdit,
  type DevDnsForm,
  type DevDnsRecord,
} from '@/api/gen/dev_dns/endpoints'
import { devDnsEditRules, devDnsFormRules } from '@/api/gen/dev_dns/rules'
import { dnsTypeV2Values } from '@/api/gen/shared/enums'
import { optionsOf } from '@/kit/display/options'
import { Field } from '@/kit/form/Field'
import { FormDialog } from '@/kit/form/FormDialog'
import { useAction } from '@/kit/form/useAction'

interface RecordDialogProps {
  readonly opId: string
  /** Null for a new one. */
  readonly record: DevDnsRecord | null
  readonly onClose: () => void
}

export function RecordDialog({ opId, record, onClose }: RecordDialogProps) {
  return record ? (
    <EditRecord opId={opId} record={record} onClose={onClose} />
  ) : (
    <AddRecord opId={opId} onClose={onClose} />
  )
}

function AddRecord({ opId, onClose }: Omit<RecordDialogProps, 'record'>) {
  const write = useAction(api.endpoints.devDnsAdd, { errorDialog: 'Error' })
  return (
    <FormDialog<DevDnsForm, { opId: string; devDnsForm: DevDnsForm }, unknown>
      open
      title="Add DNS Record"
      submitLabel="Add DNS record"
      write={write}
      rules={devDnsFormRules}
      initial={{ type: 'TXT', name: '', content: '' }}
      toArg={(devDnsForm) => ({ opId, devDnsForm })}
      onClose={onClose}
    >
      <Fields />
    </FormDialog>
  )
}

interface EditRecordProps extends RecordDialogProps {
  readonly record: DevDnsRecord
}

function EditRecord({ opId, record, onClose }: EditRecordProps) {
  const write = useAction(api.endpoints.devDnsUpdate, { errorDialog: 'Error' })
  const { id, name, content } = record
  const type = dnsTypeV2Values.find((value) => value === record.type) ?? 'TXT'
  return (
    <FormDialog<DevDnsForm, { opId: string; devDnsEdit: DevDnsEdit }, unknown>
      open
      title="Edit DNS record"
      submitLabel="Save DNS record"
      write={write}
      rules={devDnsEditRules}
      initial={{ type, name, content }}
      toArg={(values) => ({ opId, devDnsEdit: { id, ...values } })}
      onClose={onClose}
    >
      <Fields />
    </FormDialog>
  )
}

function Fields() {
  return (
    <>
      <Field name="type" label="Type">
        <Select options={optionsOf(dnsTypeV2Values)} />
      </Field>
      <Field name="name" label="Name" help="The domain can be omitted.">
        <Input autoComplete="off" dir="ltr" />
      </Field>
      <Field name="content" label="Content">
        <Input autoComplete="off" dir="ltr" />
      </Field>
    </>
  )
}
