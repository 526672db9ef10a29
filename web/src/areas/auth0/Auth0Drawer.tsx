import type { ReactNode } from 'react'
import type { Act } from '@/kit/record/ActionMenu'
import { RecordDrawer } from '@/kit/record/RecordDrawer'
import { Facts } from '@/kit/record/RecordFields'

interface Auth0DrawerProps<R> {
  readonly title: string
  readonly record: R
  readonly facts: readonly (readonly [label: string, value: ReactNode])[]
  readonly acts: readonly Act<R>[]
  readonly onClose: () => void
}

/** One record of the sign-in service. */
export function Auth0Drawer<R>({ title, record, facts, acts, onClose }: Auth0DrawerProps<R>) {
  return (
    <RecordDrawer<R>
      open
      title={title}
      loaded={{ data: record, isFetching: false, refetch: () => undefined }}
      acts={acts}
      tabs={[{ key: 'details', label: 'Details', body: () => <Facts facts={facts} /> }]}
      onClose={onClose}
    />
  )
}
