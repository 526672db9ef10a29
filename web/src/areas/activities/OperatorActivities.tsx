import { Link } from 'react-router'
import type { OperatorDetails } from '@/api/gen/shared/types'
import type { RecordTabProps } from '@/kit/record/recordTabs'
import { RecordActivities } from './RecordActivities'

/** What was done to an operator or brand itself, and to its settings; what was done there stands in the whole list. */
export function OperatorActivities({ record: { opId } }: RecordTabProps<OperatorDetails>) {
  return (
    <>
      <RecordActivities
        recordId={opId}
        opId={opId}
        empty="Nobody has changed it or its settings yet."
      />
      <p>
        <Link to={`/settings/activities?opId=${opId}`}>See all activities</Link>
      </p>
    </>
  )
}
