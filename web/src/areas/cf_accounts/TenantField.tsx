import { Select } from 'antd'
import { useOperatorsMenuListQuery } from '@/api/gen/operators/endpoints'
import { Field } from '@/kit/form/Field'
import { useSession } from '@/session/session'

const SEARCHED_ABOVE = 10

/** Whose it is: any operator or brand for the platform's staff, own ones for an operator's. */
export function TenantField({ onChange }: { readonly onChange?: (opId: string) => void }) {
  const { user } = useSession()
  const { data, isLoading } = useOperatorsMenuListQuery()
  const options = (data?.operators ?? []).map(({ opId, title, parentOpId }) => ({
    value: opId,
    label: parentOpId ? `${title} (brand)` : title,
  }))
  const isOperators = user.role === 'OPERATOR_ADMIN' || user.role === 'OPERATOR_MANAGER'
  return (
    <Field name="opId" label={isOperators ? 'Brand' : 'Operator'} hidden={options.length < 2}>
      <Select<string>
        loading={isLoading}
        options={options}
        showSearch={options.length > SEARCHED_ABOVE ? { optionFilterProp: 'label' } : false}
        placeholder={isOperators ? 'Choose a brand' : 'Choose an operator'}
        {...(onChange && { onChange })}
      />
    </Field>
  )
}
