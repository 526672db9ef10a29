import { MessageOutlined } from '@ant-design/icons'
import { definePages } from '@/session/page'

const badge = 'feedback'

export const pages = definePages([
  {
    path: '/feedback',
    lists: { feedback: '' },
    title: 'Feedback',
    opens: 'feedbackList',
    menu: { group: 'Players', order: 95, label: 'Feedback', icon: MessageOutlined, badge },
    help: 'feedback',
    load: () =>
      import('./FeedbackPage').then(({ FeedbackPage, reads }) => ({ Page: FeedbackPage, reads })),
  },
])
