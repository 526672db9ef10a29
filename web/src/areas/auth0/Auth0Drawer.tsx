import type { Call } from '@/kit/display/Loaded'
import { type RecordField, RecordFields } from '@/kit/display/RecordFields'
import { type OpenedRecord, RecordDrawer } from '@/kit/record/RecordDrawer'
import type { RecordAction } from '@/kit/record/recordActions'

interface Auth0DrawerProps<R> extends OpenedRecord {
  readonly title: string
  readonly name: (record: R) => string
  readonly loaded: Call<R>
  /** Where the platform notes nothing of the record by itself. */
  readonly notedAs?: null
  readonly facts: (record: R) => readonly RecordField[]
  readonly actions: readonly RecordAction<R>[]
}

/** One record of the sign-in service. */
export function Auth0Drawer<R>({ facts, ...props }: Auth0DrawerProps<R>) {
  return (
    <RecordDrawer<R> {...props}>{(record) => <RecordFields fields={facts(record)} />}</RecordDrawer>
  )
}
