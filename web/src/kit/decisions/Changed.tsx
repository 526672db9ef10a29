import { Alert } from 'antd'
import type { StaleAnswer } from '../dialog/stale'
import { ChangesTable } from '../display/ChangesTable'
import { changesOf } from '../display/changes'
import { DateTime } from '../display/DateTime'
import { Name } from '../display/Name'

export interface ChangedRecord {
  /** As it was when it was to be decided. */
  readonly was: object
  readonly answer: StaleAnswer
}

/** Who changed the record under the user's hands, and what: it is decided anew, by what it is now. */
export function Changed({ was, answer }: ChangedRecord) {
  const { record, changedBy, changedAt } = answer
  const changes = record ? changesOf(was, record) : []
  return (
    <>
      <Alert
        type="warning"
        showIcon
        role="alert"
        title={
          <>
            <Name text={changedBy?.nickname ?? 'Someone else'} /> changed this record
            {changedAt && (
              <>
                {' '}
                at <DateTime at={changedAt} relative />
              </>
            )}
            . Nothing was sent; decide by what it is now.
          </>
        }
      />
      {changes.length > 0 && <ChangesTable changes={changes} was="When opened" is="Now" />}
    </>
  )
}
