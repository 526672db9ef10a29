import { Input } from 'antd'
import type { GatewayCredentials, PaymentGateway } from '@/api/gen/gateways/endpoints'
import { credentialNameValues } from '@/api/gen/gateways/enums'
import { gatewayCredentialsForm } from '@/api/gen/gateways/forms'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { Name } from '@/kit/display/Name'
import { Field } from '@/kit/form/Field'
import type { RecordDialogProps } from '@/kit/record/recordActions'
import { credentialNames, titleOf } from './labels'

const LONGEST = [{ rule: 'maxLength', limit: 500, message: 'At most 500 characters.' }] as const

interface Values {
  readonly credentials: GatewayCredentials
}

/** What the provider knows the operator by: written, and never shown. */
export function SetCredentials({ record: gateway, onClose }: RecordDialogProps<PaymentGateway>) {
  const { uuid, opId, credentialsSet } = gateway
  return (
    <EditDialog
      form={gatewayCredentialsForm}
      title="Set credentials"
      submitLabel="Set credentials"
      record={gateway}
      values={NONE}
      toBody={({ credentials }: Values) => ({ uuid, opId, credentials })}
      facts={[['Gateway', <Name key="gateway" text={titleOf(gateway)} />]]}
      onClose={onClose}
    >
      {credentialNameValues.map((name) => (
        <Field
          key={name}
          name={['credentials', name]}
          label={credentialNames[name]}
          help={credentialsSet.includes(name) ? 'Set. Leave empty to keep it.' : 'Not set.'}
          rules={LONGEST}
        >
          <Input.Password autoComplete="new-password" visibilityToggle={false} />
        </Field>
      ))}
    </EditDialog>
  )
}

const NONE = { credentials: {} }
