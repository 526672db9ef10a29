import { Link } from 'react-router'
import type { Activity } from '@/api/gen/activities/endpoints'
import { fieldLabel } from '@/api/labels'
import { ChangesTable } from '@/kit/display/ChangesTable'
import { Copy } from '@/kit/display/Copy'
import { DateTime } from '@/kit/display/DateTime'
import type { Call } from '@/kit/display/Loaded'
import { RecordFields } from '@/kit/display/RecordFields'
import { labelOf, Status } from '@/kit/display/Status'
import { jsonTab } from '@/kit/record/jsonTab'
import { type OpenedRecord, RecordDrawer } from '@/kit/record/RecordDrawer'
import type { RecordTab, RecordTabProps } from '@/kit/record/recordTabs'
import { roleNames } from '@/session/roleNames'
import { shownValue } from './activityText'
import { differenceOf } from './difference'
import { fields } from './fields'
import { actionLabels } from './labels'

/** Some titles say themselves what they are the title of. */
const kindOf = ({ recordKind, recordTitle }: Activity): string =>
  recordTitle.startsWith(recordKind) ? recordTitle : recordKind

const tabs: readonly RecordTab<Activity>[] = [
  { key: 'details', label: 'Details', Body: Details },
  jsonTab('Activity as JSON'),
]

interface ActivityDrawerProps extends OpenedRecord {
  readonly loaded: Call<Activity>
}

/** One action: who did what to which record, and what it made of it. */
export function ActivityDrawer(props: ActivityDrawerProps) {
  const activity = props.loaded.data
  return (
    <RecordDrawer<Activity>
      {...props}
      notedAs={null}
      title={activity ? kindOf(activity) : 'Activity'}
      name={({ recordTitle }) => recordTitle}
      state={({ action }) => <Status {...labelOf(actionLabels, action)} />}
      tabs={tabs}
    />
  )
}

/** Of the list of what was done to the same record, whoever did it and when. */
function addressOfAll({ recordId, opId }: Activity): string {
  const query = new URLSearchParams({ ...(opId && { opId }), recordId })
  return `/settings/activities?${query}`
}

function Details({ record: activity }: RecordTabProps<Activity>) {
  return (
    <>
      <RecordFields
        fields={[
          ['Time', <DateTime key="when" at={activity.createdAt} relative />],
          ['User', <bdi key="who">{activity.nickname}</bdi>],
          ['Role at the time', activity.role && roleNames[activity.role]],
          ...fields.facts(activity, 'userCode', 'area', 'opId', 'recordId'),
          ['Request ID', <Copy key="req" text={activity.requestId} what="request ID" />],
        ]}
      />
      <Difference activity={activity} />
      <p>
        <Link to={addressOfAll(activity)}>All activities of this record</Link>
      </p>
    </>
  )
}

function Difference({ activity }: { readonly activity: Activity }) {
  const { before, after } = activity
  const changes = differenceOf(activity)
  if (changes.length === 0) return <p>No fields changed.</p>
  if (before && after) {
    return <ChangesTable changes={changes} was="Before" is="After" shown={shownValue} />
  }
  return (
    <RecordFields
      title={after ? 'Created with' : 'Before deletion'}
      fields={changes.map((change) => [
        fieldLabel(change.field),
        shownValue(change.after ?? change.before, fieldLabel(change.field)),
      ])}
    />
  )
}
