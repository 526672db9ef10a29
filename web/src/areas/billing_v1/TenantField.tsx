import { type MenuOperator, useOperatorsMenuListQuery } from '@/api/gen/operators/endpoints'
import type { FieldRule } from '@/api/rules'
import { useChosenOperator } from '@/session/operator'
import { TenantField as AnyTenantField } from '@/session/TenantField'

const NO_PARENT = 'The operator of this brand was not found.'

export type TenantKind = 'operator' | 'brand'

const isOf =
  (kind: TenantKind) =>
  ({ parentOpId }: MenuOperator) =>
    Boolean(parentOpId) === (kind === 'brand')

/** Operators or brands, as the user may choose among them. */
function useTenants(kind: TenantKind) {
  const all = useOperatorsMenuListQuery().data?.operators ?? []
  return { tenants: all.filter(isOf(kind)), all }
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
  return `${tenant.title}${parent ? `, ${parent.title}` : ''}${inactive}`
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
  /** The contract's own, which say what is missing. */
  readonly rules: readonly FieldRule[]
}

/** The operator or the brand that a form is about: an inactive one too, which is billed by what it was in the month. */
export function TenantField({ kind, rules }: TenantFieldProps) {
  const { all } = useTenants(kind)
  return (
    <AnyTenantField
      kind={kind}
      rules={kind === 'brand' ? [...rules, parentKnown(all)] : rules}
      offers={isOf(kind)}
      labelOf={labelOf}
    />
  )
}
