import { Select } from 'antd'
import { memo } from 'react'
import { type MenuOperator, useOperatorsMenuListQuery } from '@/api/gen/operators/endpoints'
import type { Role } from '@/api/gen/shared/enums'
import { selectSearch } from '@/kit/antd/selectSearch'
import { SEARCHED_ABOVE } from '@/kit/display/options'
import { nameText } from '@/kit/display/personText'
import { useAddress } from '@/kit/useAddress'
import { useEventCallback } from '@/kit/useEventCallback'
import { CMS_DEFAULT } from '@/session/operator'
import { isPlatformAdmin } from '@/session/roles'
import { useSession } from '@/session/session'

const EVERYTHING = ''

const ALL_LABELS: Readonly<Partial<Record<Role, string>>> = {
  SUPER_ADMIN: 'All Operators',
  ADMIN: 'All Operators',
  OPERATOR_ADMIN: 'All Brands',
  OPERATOR_MANAGER: 'All Brands',
}

interface Option {
  readonly value: string
  readonly label: string
  readonly isBrand: boolean
}

export function optionsFor(role: Role, operators: readonly MenuOperator[]): readonly Option[] {
  const allLabel = ALL_LABELS[role]
  const each = operators.map(({ opId, title, parentOpId, isActive }) => ({
    value: opId,
    label: isActive ? nameText(title) : `${nameText(title)} (inactive)`,
    isBrand: Boolean(parentOpId),
  }))
  const all = allLabel ? [{ value: EVERYTHING, label: allLabel, isBrand: false }] : []
  const content = isPlatformAdmin(role)
    ? [{ value: CMS_DEFAULT, label: 'CMS DEFAULT', isBrand: false }]
    : []
  return [...all, ...content, ...each]
}

/** The query with another operator: what was counted under the old one starts over. */
export function withOperator(query: URLSearchParams, chosen: Option): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const name of ['opId', 'isBrand', 'page']) next.delete(name)
  if (chosen.value !== EVERYTHING) next.set('opId', chosen.value)
  if (chosen.isBrand) next.set('isBrand', 'true')
  return next
}

/** The chosen option's value; null where one still has to choose. */
export const operatorIn = (query: URLSearchParams, role: Role): string | null =>
  query.get('opId') ?? (ALL_LABELS[role] ? EVERYTHING : null)

export function OperatorSelector() {
  const { user } = useSession()
  const [query, setQuery] = useAddress()
  const onChange = useEventCallback((chosen: Option) =>
    setQuery((now) => withOperator(now, chosen)),
  )
  return <Choice role={user.role} chosen={operatorIn(query, user.role)} onChange={onChange} />
}

interface ChoiceProps {
  readonly role: Role
  readonly chosen: string | null
  readonly onChange: (chosen: Option) => void
}

/** Apart from what follows the address: a select is not drawn again at each change of that. */
const Choice = memo(function Choice({ role, chosen, onChange }: ChoiceProps) {
  const { data, isLoading, isError: failed, refetch } = useOperatorsMenuListQuery()
  const isError = failed && data === undefined
  const options = optionsFor(role, data?.operators ?? [])
  return (
    <Select<string, Option>
      className="shell-operator"
      aria-label="Operator"
      placeholder="Choose an operator"
      loading={isLoading}
      status={isError ? 'error' : ''}
      value={chosen}
      options={[...options]}
      showSearch={options.length > SEARCHED_ABOVE && selectSearch}
      optionRender={({ data: option }) => (
        <span className={option.isBrand ? 'shell-brand' : undefined}>{option.label}</span>
      )}
      notFoundContent={isError ? 'The operators could not be loaded.' : 'No results.'}
      onOpenChange={(open) => open && isError && refetch()}
      onChange={(_value, option) => {
        if (option && !Array.isArray(option)) onChange(option as Option)
      }}
    />
  )
})
