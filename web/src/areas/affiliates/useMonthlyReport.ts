import { type AffiliateReportForm, useAffiliateReportQuery } from '@/api/gen/affiliates/endpoints'
import { levelOf } from '@/session/roles'
import { useSession } from '@/session/session'
import { useIsOwn } from './useIsOwn'

interface Reported extends Pick<AffiliateReportForm, 'from' | 'to' | 'testPlayersInclusion'> {
  readonly affId: string
  readonly opId: string
  readonly channelId?: string | null
}

/** What an affiliate's players did, month by month, months without any included; an affiliate's own by itself. */
export function useMonthlyReport({ affId, opId, channelId, ...form }: Reported) {
  const { user } = useSession()
  const isOwn = useIsOwn()
  return useAffiliateReportQuery({
    ...(!isOwn && { affId, opId }),
    affiliateReportForm: {
      granularity: 'MONTHLY',
      interpolate: true,
      ...form,
      ...(channelId && { channelId }),
      ...(levelOf(user) === 'BRAND' && { parentOpId: user.parentOpId }),
    },
  })
}
