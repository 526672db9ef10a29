import { Select } from 'antd'
import { type MenuOperator, useOperatorsMenuListQuery } from '@/api/gen/operators/endpoints'
import { nameText } from '@/kit/display/personText'
import { Field, type FieldProps } from '@/kit/form/Field'

interface TenantFieldProps extends Pick<FieldProps, 'help' | 'rules'> {
  /** The wire name; `opId` where nothing is said. */
  readonly name?: string
  /** In place of what their kind says. */
  readonly label?: string
  /** What its label and placeholder call them. */
  readonly kind?: 'operator' | 'brand'
  /** Which of those that the user sees are offered; all where nothing is said. */
  readonly offers?: (tenant: MenuOperator) => boolean
  readonly labelOf?: (tenant: MenuOperator, all: readonly MenuOperator[]) => string
  /** Hidden where there is one at most: nothing is left to choose. */
  readonly hidesAlone?: boolean
  readonly isLocked?: boolean
  readonly onChange?: (opId: string) => void
}

const titleOf = ({ title }: MenuOperator): string => title

/** The operator or brand that a form is about, of those that the user sees. */
export function TenantField(props: TenantFieldProps) {
  const { kind = 'operator', offers = () => true, labelOf = titleOf, name = 'opId' } = props
  const { hidesAlone = false, isLocked = false, onChange, help, rules } = props
  const { data, isLoading } = useOperatorsMenuListQuery()
  const all = data?.operators ?? []
  const options = all.filter(offers).map((tenant) => ({
    value: tenant.opId,
    label: nameText(labelOf(tenant, all)),
  }))
  return (
    <Field
      name={name}
      label={props.label ?? (kind === 'brand' ? 'Brand' : 'Operator')}
      help={help}
      rules={rules}
      hidden={hidesAlone && options.length < 2}
    >
      <Select<string>
        loading={isLoading}
        options={options}
        placeholder={kind === 'brand' ? 'Choose a brand' : 'Choose an operator'}
        {...(isLocked && { disabled: true })}
        {...(onChange && { onChange })}
      />
    </Field>
  )
}
