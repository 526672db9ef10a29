import { Json } from '../display/Json'
import type { RecordTab } from './recordTabs'

export const JSON_TAB = 'json'

/** All of a record, for those who read it so. */
export const jsonTab = <R,>(
  /** What it is, for whoever cannot see it. */
  what: string | ((record: R) => string),
  offered: Pick<RecordTab<R>, 'roles' | 'appliesTo'> = {},
): RecordTab<R> => ({
  key: JSON_TAB,
  label: 'JSON',
  ...offered,
  Body: ({ record }) => (
    <Json value={record} what={typeof what === 'string' ? what : what(record)} />
  ),
})
