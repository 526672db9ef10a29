import { Checkbox, Input, Select } from 'antd'
import { api, type DnsRecordV2Form } from '@/api/gen/dns/endpoints'
import { dnsRecordV2FormRules } from '@/api/gen/dns/rules'
import { dnsTypeV2Values } from '@/api/gen/shared/enums'
import { optionsOf } from '@/kit/display/options'
import { Field } from '@/kit/form/Field'
import { FormDialog } from '@/kit/form/FormDialog'
import { useAction } from '@/kit/form/useAction'
import type { RecordsOf } from './DnsRecords'
import { NAME_HELP, SECONDARY_MESSAGE } from './labels'

type Values = Omit<DnsRecordV2Form, 'opId' | 'domainName'>

interface AddRecordV2Props {
  readonly of: RecordsOf
  readonly onClose: () => void
}

/** A record of a domain, second generation. */
export function AddRecordV2({ of, onClose }: AddRecordV2Props) {
  const write = useAction(api.endpoints.dnsRecordV2Add, {
    errorDialog: 'Error',
    secondaryMessage: SECONDARY_MESSAGE,
  })
  const { opId, zoneName: domainName } = of
  return (
    <FormDialog<Values, { dnsRecordV2Form: DnsRecordV2Form }, unknown>
      open
      title="Add DNS Record"
      submitLabel="Add record"
      write={write}
      rules={dnsRecordV2FormRules}
      initial={{ dnsRecordType: 'TXT', isDnsRecordProxied: true }}
      toArg={(values) => ({ dnsRecordV2Form: { ...values, opId, domainName } })}
      onClose={onClose}
    >
      <Field name="dnsRecordType" label="Type">
        <Select<string> options={optionsOf(dnsTypeV2Values)} />
      </Field>
      <Field name="dnsRecordName" label="Name" help={NAME_HELP}>
        <Input autoComplete="off" />
      </Field>
      <Field name="dnsRecordContent" label="Content">
        <Input autoComplete="off" />
      </Field>
      <Field name="isDnsRecordProxied" label="Proxy" item={{ valuePropName: 'checked' }}>
        <Checkbox>Proxied through the cloud’s edge. Not available for TXT records.</Checkbox>
      </Field>
    </FormDialog>
  )
}
