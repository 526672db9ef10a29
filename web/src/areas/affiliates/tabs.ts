import type { AffiliateDetails } from '@/api/gen/affiliates/endpoints'
import { lazyComponent } from '@/kit/lazyComponent'
import { jsonTab } from '@/kit/record/jsonTab'
import type { RecordTab } from '@/kit/record/recordTabs'
import { nameOf } from './labels'

/** This area's own tabs of an affiliate. */
export const affiliateTabs = {
  details: {
    key: 'details',
    label: 'Details',
    Body: lazyComponent(() => import('./Details').then((code) => code.Details)),
  },
  report: {
    key: 'report',
    label: 'Report',
    Body: lazyComponent(() => import('./Report').then((code) => code.Report)),
  },
  players: {
    key: 'players',
    label: 'Referred players',
    Body: lazyComponent(() => import('./Players').then((code) => code.Players)),
  },
  months: {
    key: 'months',
    label: 'Months',
    Body: lazyComponent(() => import('./Months').then((code) => code.Months)),
  },
  claims: {
    key: 'claims',
    label: 'Claims',
    Body: lazyComponent(() => import('./Claims').then((code) => code.Claims)),
  },
  json: jsonTab((affiliate) => `${nameOf(affiliate)} as JSON`, { roles: ['SUPER_ADMIN'] }),
} satisfies Record<string, RecordTab<AffiliateDetails>>
