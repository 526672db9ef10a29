import { Select } from 'antd'
import { type MenuOperator, useOperatorsMenuListQuery } from '@/api/gen/operators/endpoints'
import type { FieldRule } from '@/api/rules'
import { withoutBidiControls } from '@/kit/display/None'
import { Field } from '@/kit/form/Field'
import { useChosenOperator } from '@/session/operator'

const SEARCHED_ABOVE = 10
const NO_PARENT = 'The operator of this brand was not found.'

export type TenantKind = 'operator' | 'brand'

/** Operators or brands, as the user may choose among them. */
function useTenants(kind: TenantKind) {
  const { data, isLoading } = useOperatorsMenuListQuery()
  const all = data?.operators ?? []
  const tenants = all.filter(({ parentOpId }) => Boolean(parentOpId) === (kind === 'brand'))
  return { tenants, all, isLoading }
}

/** A brand's operator, which the calls want to be told. */
export function useParentOf(): (opId: string) => { parentOpId?: string } {
  const { data } = useOperatorsMenuListQuery()
  return (opId) => {
    const parentOpId = data?.operators?.find((each) => each.opId === opId)?.parentOpId
    return parentOpId ? { parentOpId } : {}
  }
}

/** The top bar's choice, where it is of this kind. */
export function useChosenTenant(kind: TenantKind): MenuOperator | undefined {
  const chosen = useChosenOperator()
  return useTenants(kind).tenants.find(({ opId }) => opId === chosen)
}

const labelOf = (tenant: MenuOperator, all: readonly MenuOperator[]): string => {
  const parent = all.find(({ opId }) => opId === tenant.parentOpId)
  const inactive = tenant.isActive ? '' : ' (inactive)'
  return withoutBidiControls(`${tenant.title}${parent ? `, ${parent.title}` : ''}${inactive}`)
}

/** A brand whose operator is unknown here cannot be billed: there is nobody it owes to. */
const parentKnown = (all: readonly MenuOperator[]): FieldRule => ({
  validator: (_rule, value: unknown) => {
    const parentOpId = all.find(({ opId }) => opId === value)?.parentOpId
    const isKnown = !parentOpId || all.some(({ opId }) => opId === parentOpId)
    return isKnown ? Promise.resolve() : Promise.reject(new Error(NO_PARENT))
  },
})

interface TenantFieldProps {
  readonly kind: TenantKind
  readonly help?: string
  /** The contract's own, which say what is missing. */
  readonly rules: readonly FieldRule[]
  /** An inactive one cannot be chosen. */
  readonly activeOnly?: boolean
}

/** The operator or the brand that a form is about. */
export function TenantField({ kind, help, rules, activeOnly = false }: TenantFieldProps) {
  const { tenants, all, isLoading } = useTenants(kind)
  const options = tenants.map((tenant) => ({
    value: tenant.opId,
    label: labelOf(tenant, all),
    disabled: activeOnly && !tenant.isActive,
  }))
  return (
    <Field
      name="opId"
      label={kind === 'brand' ? 'Brand' : 'Operator'}
      help={help}
      rules={kind === 'brand' ? [...rules, parentKnown(all)] : rules}
    >
      <Select<string>
        loading={isLoading}
        options={options}
        showSearch={options.length > SEARCHED_ABOVE ? { optionFilterProp: 'label' } : false}
        placeholder={`Choose ${kind === 'brand' ? 'a brand' : 'an operator'}`}
      />
    </Field>
  )
}
