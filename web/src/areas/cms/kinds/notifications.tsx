import {
  api,
  type PlayerNotification,
  useCmsV2NotificationQuery,
  useCmsV2NotificationsQuery,
} from '@/api/gen/cms/endpoints'
import { cmsV2NotificationCreateForm, cmsV2NotificationUpdateForm } from '@/api/gen/cms/forms'
import { lazyComponent } from '@/kit/lazyComponent'
import { ContentPage, contentReads } from '../ContentPage'
import type { ContentKind, PreviewProps } from '../content'
import { keyOf, textsOf } from './values'

const NotificationFields = lazyComponent(() =>
  import('./NotificationFields').then((code) => code.NotificationFields),
)

const NAMES = ['title', 'text', 'link'] as const

function NotificationPreview({ values }: PreviewProps) {
  const { title, text } = textsOf(values, ...NAMES)
  return (
    <div className="cms-card">
      <strong>{title}</strong>
      <span>{text}</span>
    </div>
  )
}

export const NOTIFICATIONS_V2: ContentKind<PlayerNotification> = {
  id: 'cms.v2.notifications',
  noun: 'notification',
  nouns: 'notifications',
  hasLanguages: true,
  isTimed: true,
  deletesAll: true,
  revised: 'notification',
  useList: useCmsV2NotificationsQuery,
  useOne: useCmsV2NotificationQuery,
  list: api.endpoints.cmsV2Notifications,
  create: cmsV2NotificationCreateForm,
  update: cmsV2NotificationUpdateForm,
  remove: api.endpoints.cmsV2NotificationDelete,
  removeArg: ({ key }) => ({ key }),
  fresh: textsOf({}, ...NAMES),
  valuesOf: (item) => ({ key: item.key, ...textsOf(item, ...NAMES) }),
  identityOf: keyOf,
  bodyOf: (values) => textsOf(values, ...NAMES),
  Fields: NotificationFields,
  Preview: NotificationPreview,
}

export const NotificationsV2 = () => <ContentPage kind={NOTIFICATIONS_V2} />

export const reads = contentReads(NOTIFICATIONS_V2)
