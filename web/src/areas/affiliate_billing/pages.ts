import { ProfileOutlined } from '@ant-design/icons'
import { definePages } from '@/session/page'

export const pages = definePages([
  {
    path: '/billing/affiliates',
    lists: { 'affiliate_billing.records': '' },
    title: 'Affiliate records',
    opens: 'affiliateBillingRecords',
    menu: { group: 'Billing', order: 80, label: 'Affiliate records', icon: ProfileOutlined },
    hides: ['testPlayers'],
    help: 'affiliate-records',
    actions: [
      { label: 'Add affiliate payment', operation: 'affiliateBillingPaymentAdd', keywords: 'new' },
    ],
    load: () =>
      import('./AffiliateRecords').then(({ AffiliateRecords, reads }) => ({
        Page: AffiliateRecords,
        reads,
      })),
  },
])
