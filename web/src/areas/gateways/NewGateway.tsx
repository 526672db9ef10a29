import { Checkbox, Form, Select } from 'antd'
import { useState } from 'react'
import type { GatewayCategory, GatewayProvider, GatewayTexts } from '@/api/gen/gateways/endpoints'
import {
  depositGatewayCreateForm,
  gatewayInstanceCreateForm,
  withdrawGatewayCreateForm,
} from '@/api/gen/gateways/forms'
import type { DialogProps } from '@/kit/dialog/useDialog'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { optionsOf } from '@/kit/display/options'
import { Field } from '@/kit/form/Field'
import { CountField } from '@/kit/form/NumberField'
import { useChosenOperator } from '@/session/operator'
import { isPlatformAdmin } from '@/session/roles'
import { useSession } from '@/session/session'
import { TenantField } from '@/session/TenantField'
import { useGoTo } from '@/session/useGoTo'
import { addressOf, createTitle, type Kind, operations } from './labels'
import { ProviderFields } from './ProviderFields'
import { Texts } from './Texts'
import { useExisting } from './useExisting'

interface Values {
  readonly opId?: string
  readonly category: GatewayCategory
  readonly provider: GatewayProvider
  readonly operation: Kind['operation']
  readonly order: number
  readonly title: GatewayTexts
  readonly subtitle: GatewayTexts
  readonly description: GatewayTexts
}

/** A new gateway, which is off: its page opens, where it is set up. */
export function NewGateway(props: DialogProps & Kind) {
  return props.version === 'V1' ? <NewInstance {...props} /> : <NewV2 {...props} />
}

/** For whom: the operator chosen above, or the user's own. */
function useOwn() {
  const own = useSession().user.opId ?? undefined
  return useChosenOperator() ?? own
}

function NewV2({ operation, onClose }: DialogProps & Kind) {
  const goTo = useGoTo()
  const opId = useOwn()
  const options = useExisting({ operation, version: 'V2' }, onClose)
  return (
    <EditDialog
      form={operation === 'DEPOSIT' ? depositGatewayCreateForm : withdrawGatewayCreateForm}
      as="drawer"
      title={createTitle({ operation, version: 'V2' })}
      submitLabel={createTitle({ operation, version: 'V2' })}
      values={{ ...(opId && { opId }), order: 1 }}
      toBody={(values: Values) => values}
      options={{
        ...options,
        onDone: ({ uuid }) => goTo(addressOf({ uuid, operation, version: 'V2' })),
      }}
      effect="It is off until you switch it on."
      onClose={onClose}
    >
      <Whose />
      <ProviderFields operation={operation} />
      <CountField name="order" label="Order" help="The lowest of those that fit is taken." />
      <Texts />
    </EditDialog>
  )
}

function NewInstance({ operation, onClose }: DialogProps & Kind) {
  const goTo = useGoTo()
  const opId = useOwn()
  const options = useExisting({ operation, version: 'V1' }, onClose)
  return (
    <EditDialog
      form={gatewayInstanceCreateForm}
      as="drawer"
      title={createTitle({ operation, version: 'V1' })}
      submitLabel={createTitle({ operation, version: 'V1' })}
      values={{ ...(opId && { opId }), operation }}
      toBody={(values: Values) => values}
      options={{
        ...options,
        onDone: ({ _id }) => goTo(addressOf({ uuid: _id, operation, version: 'V1' })),
      }}
      effect="It is off until you switch it on."
      onClose={onClose}
    >
      <Whose />
      <Field name="operation" label="Operation">
        <Select options={optionsOf([operation], operations)} disabled />
      </Field>
      <ProviderFields operation={operation} />
    </EditDialog>
  )
}

/** Any operator or brand for the platform's staff; for an operator's their own, or a brand where they say so. */
function Whose() {
  const { user } = useSession()
  const form = Form.useFormInstance<Values>()
  const chosen: string | undefined = Form.useWatch('opId', form)
  const [forBrand, setForBrand] = useState(chosen !== undefined && chosen !== user.opId)
  if (isPlatformAdmin(user.role)) return <TenantField />
  const onChange = (checked: boolean) => {
    setForBrand(checked)
    form.setFieldValue('opId', checked ? undefined : user.opId)
  }
  return (
    <>
      {!user.parentOpId && (
        <Form.Item>
          <Checkbox checked={forBrand} onChange={(event) => onChange(event.target.checked)}>
            Create Gateway for Brand
          </Checkbox>
        </Form.Item>
      )}
      {forBrand ? (
        <TenantField kind="brand" offers={({ opId }) => opId !== user.opId} rules={BRAND_NEEDED} />
      ) : (
        <Form.Item name="opId" hidden noStyle>
          <input type="hidden" />
        </Form.Item>
      )}
    </>
  )
}

const BRAND_NEEDED = [{ rule: 'required', limit: true, message: 'Choose a brand.' }] as const
