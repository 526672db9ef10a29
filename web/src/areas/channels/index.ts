import type { Affiliate } from '@/api/gen/affiliates/endpoints'
import { lazyComponent } from '@/kit/lazyComponent'
import type { RecordAction } from '@/kit/record/recordActions'

export const AffiliateChannels = lazyComponent(() =>
  import('./AffiliateChannels').then((code) => code.AffiliateChannels),
)

/** A link of this affiliate's. */
export const newChannel: RecordAction<Affiliate> = {
  id: 'newChannel',
  label: 'Create channel',
  permission: 'channels_write',
  disabledReason: ({ status }) => (status === 'DELETED' ? 'The affiliate was deleted.' : null),
  Dialog: lazyComponent(() => import('./NewChannel').then((code) => code.NewChannel)),
}
