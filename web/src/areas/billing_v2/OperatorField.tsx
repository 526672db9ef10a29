import { Select } from 'antd'
import { useOperatorsMenuListQuery } from '@/api/gen/endpoints'
import { Field } from '@/kit/Field'

const SEARCHED_ABOVE = 10

/** An operator; its brands have no invoices of their own. */
export function OperatorField() {
  const { data, isLoading } = useOperatorsMenuListQuery()
  const options = (data?.operators ?? [])
    .filter(({ parentOpId }) => !parentOpId)
    .map(({ opId, title }) => ({ value: opId, label: title }))
  return (
    <Field name="opId" label="Operator" help="The invoice covers the operator and all its brands.">
      <Select
        loading={isLoading}
        options={options}
        showSearch={options.length > SEARCHED_ABOVE ? { optionFilterProp: 'label' } : false}
        placeholder="Choose an operator"
      />
    </Field>
  )
}
