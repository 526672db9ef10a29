import type { Affiliate, AffiliateDetails } from '@/api/gen/affiliates/endpoints'
import { lazyComponent } from '@/kit/lazyComponent'
import type { RecordAction } from '@/kit/record/recordActions'

const DELETED = 'The affiliate was deleted.'

type Known = Affiliate & Partial<Pick<AffiliateDetails, 'deletionBlockers'>>

const deletedReason = ({ status }: Affiliate): string | null =>
  status === 'DELETED' ? DELETED : null

/** This area's own acts on an affiliate. */
export const affiliateActions = {
  settings: {
    id: 'settings',
    label: 'Edit settings',
    permission: 'affiliates_write',
    disabledReason: deletedReason,
    Dialog: lazyComponent(() => import('./SettingsDialog').then((code) => code.SettingsDialog)),
  },
  claims: {
    id: 'claims',
    label: 'Claimed profit history',
    permission: 'affiliates_read',
    Dialog: lazyComponent(() => import('./ClaimHistory').then((code) => code.ClaimHistory)),
  },
  players: {
    id: 'players',
    label: 'Referred players list',
    permission: 'affiliates_read',
    Dialog: lazyComponent(() => import('./PlayerLists').then((code) => code.ReferredPlayers)),
  },
  active: {
    id: 'active',
    label: 'Active players list',
    permission: 'affiliates_read',
    Dialog: lazyComponent(() => import('./PlayerLists').then((code) => code.ActivePlayers)),
  },
  delete: {
    id: 'delete',
    label: 'Delete affiliate',
    permission: 'affiliates_write',
    danger: true,
    disabledReason: (affiliate: Known) =>
      deletedReason(affiliate) ?? (affiliate.deletionBlockers?.join(' ') || null),
    Dialog: lazyComponent(() => import('./DeleteAffiliate').then((code) => code.DeleteAffiliate)),
  },
} satisfies Record<string, RecordAction<Affiliate>>
