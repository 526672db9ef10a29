import { Form } from 'antd'
import {
  type StaffPermissionForm,
  useStaffPermissionEffectQuery,
} from '@/api/gen/roles_permissions/endpoints'
import { counted } from '@/kit/bulk/bulk'
import { joined } from '@/kit/display/None'
import { useDebounced } from '@/kit/useDebounced'
import { usePages } from '@/session/page'
import { roleNames } from '@/session/roleNames'

type Values = Partial<Pick<StaffPermissionForm, 'name' | 'requiredMenuItems'>>

/** To how many accounts of which roles a permission would close its menu items, while it is written. */
export function ClosedItems() {
  const form = Form.useFormInstance<Values>()
  const entered = `${Form.useWatch('name', form) ?? ''}\n${Form.useWatch('requiredMenuItems', form) ?? ''}`
  const [name = '', items = ''] = useDebounced(entered).split('\n')
  const pages = usePages()
  const { currentData, isError } = useStaffPermissionEffectQuery(
    { staffPermissionEffectQuery: { name, requiredMenuItems: items } },
    { skip: !items, refetchOnMountOrArgChange: true },
  )
  if (!items) return null
  if (isError) return <p role="status">To whom these items would be closed could not be read.</p>
  if (!currentData) return null
  const closed = currentData.roles.filter(({ closedCount }) => closedCount > 0)
  const kept = currentData.roles.filter(({ keptMenuItems }) => keptMenuItems.length > 0)
  const titleOf = (path: string) => pages.find((page) => page.path === path)?.title ?? path
  return (
    <div role="status">
      <p>
        {closed.length === 0
          ? 'These items stay open to everybody.'
          : 'These items are closed to the accounts without this permission:'}
      </p>
      <ul>
        {closed.map(({ role, closedCount, accountCount }) => (
          <li key={role}>
            {roleNames[role] ?? role}: {closedCount} of {counted(accountCount, 'accounts')}
          </li>
        ))}
      </ul>
      {kept.map(({ role, keptMenuItems }) => (
        <p key={role}>
          Never closed to {roleNames[role] ?? role}: {joined(keptMenuItems.map(titleOf), ', ')}.
        </p>
      ))}
    </div>
  )
}
