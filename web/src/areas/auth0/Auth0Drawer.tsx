import type { ReactNode } from 'react'
import type { RecordAction } from '@/kit/record/ActionMenu'
import { RecordDrawer } from '@/kit/record/RecordDrawer'
import { RecordFields } from '@/kit/record/RecordFields'

interface Auth0DrawerProps<R> {
  readonly title: string
  readonly record: R
  readonly facts: readonly (readonly [label: string, value: ReactNode])[]
  readonly actions: readonly RecordAction<R>[]
  readonly onClose: () => void
}

/** One record of the sign-in service. */
export function Auth0Drawer<R>({ title, record, facts, actions, onClose }: Auth0DrawerProps<R>) {
  return (
    <RecordDrawer<R>
      open
      title={title}
      loaded={{ data: record, isFetching: false, refetch: () => undefined }}
      actions={actions}
      tabs={[{ key: 'details', label: 'Details', body: () => <RecordFields fields={facts} /> }]}
      onClose={onClose}
    />
  )
}
