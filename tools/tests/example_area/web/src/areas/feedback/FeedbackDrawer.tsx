import { type Feedback, useFeedbackQuery } from '@/api/gen/feedback/endpoints'
import { RecordFields } from '@/kit/display/RecordFields'
import { labelOf, Status } from '@/kit/display/Status'
import { type OpenedRecord, RecordDrawer } from '@/kit/record/RecordDrawer'
import type { RecordTab, RecordTabProps } from '@/kit/record/recordTabs'
import { actions } from './actions'
import { fields } from './fields'
import { statuses } from './labels'

const tabs: readonly RecordTab<Feedback>[] = [
  { key: 'details', label: 'Details', Body: Details },
  { key: 'reply', label: 'Reply', appliesTo: ({ reply }) => reply !== '', Body: Reply },
]

export function FeedbackDrawer(opened: OpenedRecord) {
  const { openId } = opened
  const call = useFeedbackQuery({ id: openId ?? '' }, { skip: openId === null })
  return (
    <RecordDrawer<Feedback>
      {...opened}
      title="Feedback details"
      name={({ playerCode }) => [playerCode]}
      loaded={call}
      state={({ status }) => <Status {...labelOf(statuses, status)} />}
      actions={actions}
      tabs={tabs}
    />
  )
}

function Details({ record }: RecordTabProps<Feedback>) {
  return (
    <RecordFields fields={fields.facts(record, 'text', 'playerCode', 'opTitle', 'createdAt')} />
  )
}

function Reply({ record }: RecordTabProps<Feedback>) {
  return <RecordFields fields={fields.facts(record, 'reply', 'updatedAt')} />
}
