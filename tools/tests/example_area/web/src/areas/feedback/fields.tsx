import type { Feedback, FeedbackListApiArg } from '@/api/gen/feedback/endpoints'
import { feedbackStatusValues } from '@/api/gen/feedback/enums'
import { defineFilters } from '@/kit/list/defineFilters'
import { fieldsOf } from '@/kit/list/fieldsOf'
import { statuses } from './labels'

export const fields = fieldsOf<Feedback>()({
  text: { label: 'Feedback', width: 240, kind: 'name' },
  playerCode: { label: 'Player code', width: 112 },
  status: { width: 104, sortable: true, labels: statuses },
  opTitle: { label: 'Operator', width: 128 },
  createdAt: { label: 'Given', width: 148, sortable: true, kind: 'time' },
  reply: { kind: 'name' },
  updatedAt: { label: 'Sent', kind: 'time' },
})

export const filters = defineFilters<FeedbackListApiArg>()(
  '-createdAt',
  { status: { values: feedbackStatusValues, width: 128 } },
  { fields },
)
