import type { MenuOperator } from '@/api/gen/operators/endpoints'
import { useSession } from '@/session/session'
import { TenantField as AnyTenantField } from '@/session/TenantField'

const labelOf = ({ title, parentOpId }: MenuOperator): string =>
  parentOpId ? `${title} (brand)` : title

/** Whose it is: any operator or brand for the platform's staff, own ones for an operator's. */
export function TenantField({ onChange }: { readonly onChange?: (opId: string) => void }) {
  const { role } = useSession().user
  const isOperators = role === 'OPERATOR_ADMIN' || role === 'OPERATOR_MANAGER'
  return (
    <AnyTenantField
      kind={isOperators ? 'brand' : 'operator'}
      labelOf={labelOf}
      hidesAlone
      {...(onChange && { onChange })}
    />
  )
}
