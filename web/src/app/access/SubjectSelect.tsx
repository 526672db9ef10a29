import { Select } from 'antd'
import { useState } from 'react'
import { type Admin, useAdminsQuery } from '@/api/gen/admins/endpoints'
import { nameText } from '@/kit/display/personText'
import { roleNames } from '@/session/roleNames'
import { roleChoices } from './subjects'

const MYSELF = 'me'

interface SubjectSelectProps {
  /** `role=…` or `userCode=…`; null for oneself. */
  readonly chosen: string | null
  readonly onChoose: (chosen: string | null) => void
}

const optionOf = (user: Admin) => ({
  value: `userCode=${user.userCode}`,
  label: `${nameText(user.nickname)} · ${user.email} · ${roleNames[user.role] ?? user.role}`,
})

/** Whom to look at: oneself, a role, or a user found by name. Nobody acts as another. */
export function SubjectSelect({ chosen, onChoose }: SubjectSelectProps) {
  const [query, setQuery] = useState('')
  const { data, isFetching } = useAdminsQuery({
    ...(query && { query }),
    sort: 'nickname',
    limit: 50,
  })
  const found = (data?.items ?? []).map(optionOf)
  // Whoever is looked at has a name beyond the first users, too.
  const userCode = chosen?.startsWith('userCode=') ? chosen.slice('userCode='.length) : ''
  const isMissing = userCode !== '' && !query && !found.some(({ value }) => value === chosen)
  const own = useAdminsQuery({ userCode, limit: 1 }, { skip: !isMissing }).currentData
  const users = isMissing && own ? [...own.items.map(optionOf), ...found] : found
  const isFound = ({ label }: { readonly label: string }) =>
    label.toLowerCase().includes(query.toLowerCase())
  const roles = roleChoices
    .filter(isFound)
    .map(({ value, label }) => ({ value: `role=${value}`, label }))
  return (
    <Select<string>
      className="access-subject"
      aria-label="Show access of"
      value={chosen ?? MYSELF}
      loading={isFetching}
      showSearch={{ filterOption: false, onSearch: setQuery }}
      options={[
        ...[{ value: MYSELF, label: 'Myself' }].filter(isFound),
        ...[
          { label: 'Roles', options: roles },
          { label: 'Users', options: users },
        ].filter(({ options }) => options.length > 0),
      ]}
      onChange={(value) => onChoose(value === MYSELF ? null : value)}
    />
  )
}
