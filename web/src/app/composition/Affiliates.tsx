import type { ContextType, ReactNode } from 'react'
import type { Affiliate } from '@/api/gen/affiliates/endpoints'
import { AffiliateComposition, affiliateActions, affiliateTabs } from '@/areas/affiliates'
import { AffiliateChannels, newChannel } from '@/areas/channels'
import { lazyComponent } from '@/kit/lazyComponent'
import type { RecordAction } from '@/kit/record/recordActions'

const changes: readonly RecordAction<Affiliate>[] = [affiliateActions.settings, newChannel]

const composition: ContextType<typeof AffiliateComposition> = {
  tabs: [
    affiliateTabs.details,
    affiliateTabs.report,
    {
      key: 'channels',
      label: 'Channels',
      permission: 'channels_read',
      Body: AffiliateChannels,
    },
    affiliateTabs.players,
    affiliateTabs.months,
    affiliateTabs.claims,
    {
      key: 'activities',
      label: 'Activities',
      permission: 'activities_read',
      Body: lazyComponent(() =>
        import('@/areas/activities').then((code) => code.AffiliateActivities),
      ),
    },
    affiliateTabs.json,
  ],
  actions: [...changes, affiliateActions.delete],
  rowActions: [
    ...changes,
    affiliateActions.claims,
    affiliateActions.players,
    affiliateActions.active,
    affiliateActions.delete,
  ],
}

/** Around affiliates: what the areas show of them and do to them. */
export function Affiliates({ children }: { readonly children: ReactNode }) {
  return <AffiliateComposition value={composition}>{children}</AffiliateComposition>
}
