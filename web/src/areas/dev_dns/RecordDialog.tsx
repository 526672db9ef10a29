import { Input, Select } from 'antd'
import type { DevDnsRecord } from '@/api/gen/dev_dns/endpoints'
import { devDnsAddForm, devDnsUpdateForm } from '@/api/gen/dev_dns/forms'
import { dnsTypeV2Values } from '@/api/gen/shared/enums'
import { OtherDomain, withoutAnswer } from '@/areas/dns'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { optionsOf } from '@/kit/display/options'
import { quotedName } from '@/kit/display/personText'
import { Field } from '@/kit/form/Field'

interface RecordDialogProps {
  readonly opId: string
  /** Null for a new one. */
  readonly record: DevDnsRecord | null
  /** The domains of the operator that are known. */
  readonly zoneNames: readonly string[]
  readonly onClose: () => void
}

export function RecordDialog({ record, ...more }: RecordDialogProps) {
  return record ? <EditRecord record={record} {...more} /> : <AddRecord {...more} />
}

function AddRecord({ opId, zoneNames, onClose }: Omit<RecordDialogProps, 'record'>) {
  return (
    <EditDialog
      form={devDnsAddForm}
      options={{ errorDialog: 'Error' }}
      title="Add DNS record"
      submitLabel="Add DNS record"
      values={{ type: 'TXT', name: '', content: '' }}
      args={{ opId }}
      toBody={withoutAnswer}
      onClose={onClose}
    >
      <Fields zoneNames={zoneNames} />
    </EditDialog>
  )
}

interface EditRecordProps extends RecordDialogProps {
  readonly record: DevDnsRecord
}

function EditRecord({ opId, record, zoneNames, onClose }: EditRecordProps) {
  const { id, name, content } = record
  const type = dnsTypeV2Values.find((value) => value === record.type) ?? 'TXT'
  return (
    <EditDialog
      form={devDnsUpdateForm}
      options={{ errorDialog: 'Error' }}
      title={`Edit DNS record ${quotedName(name)}`}
      submitLabel="Save DNS record"
      values={{ type, name, content }}
      fixed={{ id }}
      args={{ opId }}
      toBody={withoutAnswer}
      onClose={onClose}
    >
      <Fields zoneNames={zoneNames} />
    </EditDialog>
  )
}

function Fields({ zoneNames }: Pick<RecordDialogProps, 'zoneNames'>) {
  return (
    <>
      <Field name="type" label="Type">
        <Select options={optionsOf(dnsTypeV2Values)} />
      </Field>
      <Field name="name" label="Name" help="The domain can be omitted.">
        <Input autoComplete="off" dir="ltr" />
      </Field>
      <OtherDomain field="name" zoneNames={zoneNames} />
      <Field name="content" label="Content">
        <Input autoComplete="off" dir="ltr" />
      </Field>
    </>
  )
}
