import { fieldLabel } from '@/api/fieldLabels'
import type { Activity } from '@/api/gen/activities/endpoints'
import { Copy } from '@/kit/display/Copy'
import { DateTime } from '@/kit/display/DateTime'
import type { Call } from '@/kit/display/Loaded'
import { labelOf, Status } from '@/kit/display/Status'
import { ChangesTable } from '@/kit/record/ChangesTable'
import { Json } from '@/kit/record/Json'
import { type OpenedRecord, RecordDrawer } from '@/kit/record/RecordDrawer'
import { RecordFields } from '@/kit/record/RecordFields'
import { roleNames } from '@/session/roleNames'
import { shownValue } from './activityText'
import { differenceOf } from './difference'
import { actionLabels, areaNames } from './labels'

/** Some titles say themselves what they are the title of. */
const nameOf = ({ recordKind, recordTitle }: Activity): string =>
  recordTitle.startsWith(recordKind) ? recordTitle : `${recordKind} ${recordTitle}`

interface ActivityDrawerProps extends OpenedRecord {
  readonly loaded: Call<Activity>
}

/** One action: who did what to which record, and what it made of it. */
export function ActivityDrawer(props: ActivityDrawerProps) {
  const activity = props.loaded.data
  return (
    <RecordDrawer<Activity>
      {...props}
      title={activity ? nameOf(activity) : 'Activity'}
      state={({ action }) => <Status {...labelOf(actionLabels, action)} />}
      tabs={[
        { key: 'details', label: 'Details', body: (record) => <Details activity={record} /> },
        {
          key: 'json',
          label: 'JSON',
          body: (record) => <Json value={record} what="Activity as JSON" />,
        },
      ]}
    />
  )
}

function Details({ activity }: { readonly activity: Activity }) {
  return (
    <>
      <RecordFields
        fields={[
          ['Time', <DateTime key="when" at={activity.createdAt} relative />],
          ['User', <bdi key="who">{activity.nickname}</bdi>],
          ['Role at the time', activity.role && roleNames[activity.role]],
          ['User code', <Copy key="code" text={activity.userCode} what="user code" />],
          ['Area', areaNames[activity.area] ?? activity.area],
          ['Operator', activity.opId],
          ['Record ID', <Copy key="id" text={activity.recordId} what="record ID" />],
          ['Request ID', <Copy key="req" text={activity.requestId} what="request ID" />],
        ]}
      />
      <Difference activity={activity} />
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
