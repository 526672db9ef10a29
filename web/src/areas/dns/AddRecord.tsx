import { Input, Select } from 'antd'
import { api, type DnsRecordV1Form } from '@/api/gen/dns/endpoints'
import { dnsTypeV1Values } from '@/api/gen/dns/enums'
import { dnsRecordV1FormRules } from '@/api/gen/dns/rules'
import { optionsOf } from '@/kit/display/options'
import { Field } from '@/kit/form/Field'
import { FormDialog } from '@/kit/form/FormDialog'
import { useAction } from '@/kit/form/useAction'
import type { RecordsOf } from './DnsRecords'
import { NAME_HELP, SECONDARY_MESSAGE } from './labels'

type Values = Pick<DnsRecordV1Form, 'name' | 'type' | 'content'>

interface AddRecordProps {
  readonly of: RecordsOf
  readonly onClose: () => void
}

/** A record of a zone, first generation. */
export function AddRecord({ of, onClose }: AddRecordProps) {
  const write = useAction(api.endpoints.dnsRecordV1Add, {
    errorDialog: 'Error',
    secondaryMessage: SECONDARY_MESSAGE,
  })
  const { zoneId, token, opId } = of
  return (
    <FormDialog<Values, { opId?: string; dnsRecordV1Form: DnsRecordV1Form }, unknown>
      open
      title="Add DNS Record"
      submitLabel="Add record"
      write={write}
      rules={dnsRecordV1FormRules}
      initial={{ type: 'TXT' }}
      toArg={(values) => ({ opId, dnsRecordV1Form: { ...values, zoneId, token } })}
      onClose={onClose}
    >
      <Field name="type" label="Type">
        <Select<string> options={optionsOf(dnsTypeV1Values)} />
      </Field>
      <Field name="name" label="Name" help={NAME_HELP}>
        <Input autoComplete="off" />
      </Field>
      <Field name="content" label="Content">
        <Input autoComplete="off" />
      </Field>
    </FormDialog>
  )
}
