import type { Call } from '@/kit/display/Loaded'
import type { RecordAction } from '@/kit/record/ActionMenu'
import { type OpenedRecord, RecordDrawer } from '@/kit/record/RecordDrawer'
import { type RecordField, RecordFields } from '@/kit/record/RecordFields'

interface Auth0DrawerProps<R> extends OpenedRecord {
  readonly title: string
  readonly loaded: Call<R>
  readonly facts: (record: R) => readonly RecordField[]
  readonly actions: readonly RecordAction<R>[]
}

/** One record of the sign-in service. */
export function Auth0Drawer<R>({ facts, ...props }: Auth0DrawerProps<R>) {
  return (
    <RecordDrawer<R>
      {...props}
      tabs={[
        {
          key: 'details',
          label: 'Details',
          body: (record) => <RecordFields fields={facts(record)} />,
        },
      ]}
    />
  )
}
