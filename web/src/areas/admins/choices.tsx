import { Select } from 'antd'
import { useState } from 'react'
import { type Admin, useAdminsQuery } from '@/api/gen/admins/endpoints'
import type { FieldRule } from '@/api/rules'
import { nameText } from '@/kit/display/personText'
import { Field } from '@/kit/form/Field'
import { isPlatformAdmin } from '@/session/roles'
import { useSession } from '@/session/session'
import { TenantField } from '@/session/TenantField'
import { disabledReasonOf } from './labels'

interface OperatorFieldProps {
  readonly rules?: readonly FieldRule[]
  /** Not to choose: where the account is. */
  readonly without?: string | null | undefined
}

/** The operator or brand of an account; an operator's own staff choose among theirs. */
export function OperatorField({ without, ...field }: OperatorFieldProps) {
  const isPlatforms = isPlatformAdmin(useSession().user.role)
  return (
    <TenantField
      kind={isPlatforms ? 'operator' : 'brand'}
      offers={({ opId }) => opId !== without}
      {...field}
    />
  )
}

interface TargetFieldProps {
  readonly source: Admin
  readonly onChoose: (target: Admin | undefined) => void
}

/** Another account of the same role. */
export function TargetField({ source, onChoose }: TargetFieldProps) {
  const [query, setQuery] = useState('')
  const { data, isFetching } = useAdminsQuery({
    role: source.role,
    sort: 'nickname',
    limit: 50,
    ...(query && { query }),
  })
  const others = (data?.items ?? []).filter(({ userCode }) => userCode !== source.userCode)
  const options = others.map((admin) => {
    const denial = disabledReasonOf('clonePermissions')(admin)
    const label = `${nameText(admin.nickname)} · ${nameText(admin.email)}`
    return {
      value: admin.userCode,
      label: denial ? `${label}: ${denial}` : label,
      disabled: denial !== null,
    }
  })
  return (
    <Field name="targetUserId" label="Target user" help="Only accounts with the same role.">
      <Select<string>
        loading={isFetching}
        options={options}
        showSearch={{ filterOption: false, onSearch: setQuery }}
        placeholder="Choose a user"
        notFoundContent={isFetching ? 'Searching…' : 'No other account with this role.'}
        onChange={(chosen) => onChoose(others.find(({ userCode }) => userCode === chosen))}
      />
    </Field>
  )
}
