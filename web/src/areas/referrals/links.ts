import type { ReferralPanel } from '@/api/gen/referrals/endpoints'

/**
 * The referred players who joined since then, as the panel's figure counts them; null where the list of players cannot
 * be narrowed so far.
 */
export function joinedAt(asked: ReferralPanel, since: string): string | null {
  const { playerCode, channelType, channelId, subChannelId } = asked
  if (subChannelId || (channelType && !channelId)) return null
  const filters = new URLSearchParams({
    refId: playerCode,
    source: 'refId',
    isTest: 'false',
    isDeleted: 'false',
    fromDate: since,
    ...(channelId && { channelId }),
  })
  return `/players?${filters}`
}
