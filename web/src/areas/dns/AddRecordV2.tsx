import { Checkbox, Input, Select } from 'antd'
import { dnsRecordV2AddForm } from '@/api/gen/dns/forms'
import { dnsTypeV2Values } from '@/api/gen/shared/enums'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { optionsOf } from '@/kit/display/options'
import { Field } from '@/kit/form/Field'
import { NAME_HELP, SECONDARY_MESSAGE } from './labels'
import { OtherDomain, withoutAnswer } from './OtherDomain'
import type { RecordsOf } from './recordsOf'

interface AddRecordV2Props {
  readonly of: RecordsOf
  readonly onClose: () => void
}

/** A record of a domain, second generation. */
export function AddRecordV2({ of, onClose }: AddRecordV2Props) {
  const { opId, zoneName: domainName } = of
  return (
    <EditDialog
      form={dnsRecordV2AddForm}
      options={{
        errorDialog: 'Error',
        secondaryMessage: SECONDARY_MESSAGE,
      }}
      title="Add DNS record"
      submitLabel="Add DNS record"
      values={{ dnsRecordType: 'TXT', isDnsRecordProxied: true }}
      fixed={{ opId, domainName }}
      toBody={withoutAnswer}
      onClose={onClose}
    >
      <Field name="dnsRecordType" label="Type">
        <Select<string> options={optionsOf(dnsTypeV2Values)} />
      </Field>
      <Field name="dnsRecordName" label="Name" help={NAME_HELP}>
        <Input autoComplete="off" />
      </Field>
      <OtherDomain field="dnsRecordName" zoneNames={[domainName]} />
      <Field name="dnsRecordContent" label="Content">
        <Input autoComplete="off" />
      </Field>
      <Field name="isDnsRecordProxied" label="Proxy" item={{ valuePropName: 'checked' }}>
        <Checkbox>Proxied through the cloud’s edge. Not available for TXT records.</Checkbox>
      </Field>
    </EditDialog>
  )
}
