import { Select } from 'antd'
import { useOperatorsMenuListQuery } from '@/api/gen/operators/endpoints'
import { Field } from '@/kit/form/Field'

const SEARCHED_ABOVE = 10

interface OperatorFieldProps {
  readonly help?: string
  readonly isLocked?: boolean
  readonly onChange?: (opId: string) => void
}

/** An operator, or a brand that was one; other brands have no account of their own. */
export function OperatorField({
  help = 'The invoice covers the operator and all its brands.',
  isLocked = false,
  onChange,
}: OperatorFieldProps) {
  const { data, isLoading } = useOperatorsMenuListQuery()
  const options = (data?.operators ?? [])
    .filter(({ parentOpId, wasOperator }) => !parentOpId || wasOperator)
    .map(({ opId, title }) => ({ value: opId, label: title }))
  return (
    <Field name="opId" label="Operator" help={help}>
      <Select<string>
        loading={isLoading}
        options={options}
        showSearch={options.length > SEARCHED_ABOVE ? { optionFilterProp: 'label' } : false}
        placeholder="Choose an operator"
        {...(isLocked && { disabled: true })}
        {...(onChange && { onChange })}
      />
    </Field>
  )
}
