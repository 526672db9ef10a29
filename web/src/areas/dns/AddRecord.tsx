import { Input, Select } from 'antd'
import { dnsTypeV1Values } from '@/api/gen/dns/enums'
import { dnsRecordV1AddForm } from '@/api/gen/dns/forms'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { optionsOf } from '@/kit/display/options'
import { Field } from '@/kit/form/Field'
import { NAME_HELP, SECONDARY_MESSAGE } from './labels'
import { OtherDomain, withoutAnswer } from './OtherDomain'
import type { RecordsOf } from './recordsOf'

interface AddRecordProps {
  readonly of: RecordsOf
  readonly onClose: () => void
}

/** A record of a zone, first generation. */
export function AddRecord({ of, onClose }: AddRecordProps) {
  const { zoneId, token, opId, zoneName } = of
  return (
    <EditDialog
      form={dnsRecordV1AddForm}
      options={{
        errorDialog: 'Error',
        secondaryMessage: SECONDARY_MESSAGE,
      }}
      title="Add DNS record"
      submitLabel="Add DNS record"
      values={{ type: 'TXT' }}
      fixed={{ zoneId, token }}
      toBody={withoutAnswer}
      args={{ opId }}
      onClose={onClose}
    >
      <Field name="type" label="Type">
        <Select<string> options={optionsOf(dnsTypeV1Values)} />
      </Field>
      <Field name="name" label="Name" help={NAME_HELP}>
        <Input autoComplete="off" />
      </Field>
      <OtherDomain field="name" zoneNames={[zoneName]} />
      <Field name="content" label="Content">
        <Input autoComplete="off" />
      </Field>
    </EditDialog>
  )
}
