import type { Feedback } from '@/api/gen/feedback/endpoints'
import { lazyComponent } from '@/kit/lazyComponent'
import type { RecordAction } from '@/kit/record/recordActions'

export const actions: readonly RecordAction<Feedback>[] = [
  {
    id: 'reply',
    label: 'Reply',
    permission: 'feedback_reply',
    disabledReason: ({ status }) => (status === 'NEW' ? null : 'Answered or closed already.'),
    Dialog: lazyComponent(() => import('./ReplyDialog').then((code) => code.ReplyDialog)),
  },
]
