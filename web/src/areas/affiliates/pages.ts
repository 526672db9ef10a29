import { ShareAltOutlined } from '@ant-design/icons'
import { definePages, NO_TENANT_CONTROLS } from '@/session/page'

export const pages = definePages([
  {
    path: '/affiliates',
    lists: { affiliates: '' },
    title: 'Affiliates',
    opens: 'affiliate',
    homeOf: ['AFFILIATE'],
    menu: { group: 'Players', order: 60, label: 'Affiliates', icon: ShareAltOutlined },
    hides: ['testPlayers'],
    help: 'affiliates',
    actions: [{ label: 'Create affiliate', operation: 'affiliateCreate', keywords: 'new partner' }],
    load: () =>
      import('./Affiliates').then(({ Affiliates, reads }) => ({ Page: Affiliates, reads })),
  },
  {
    path: '/affiliates/:userCode',
    title: 'Affiliate',
    opens: 'affiliate',
    menu: null,
    hides: NO_TENANT_CONTROLS,
    help: 'affiliate',
    load: () =>
      import('./AffiliatePage').then(({ AffiliatePage, reads }) => ({
        Page: AffiliatePage,
        reads,
      })),
  },
  {
    path: '/affiliates/statements/:recordId',
    title: 'Affiliate statement',
    opens: 'affiliateStatement',
    menu: null,
    hides: NO_TENANT_CONTROLS,
    help: 'affiliate-statement',
    load: () =>
      import('./StatementPage').then(({ StatementPage, reads }) => ({
        Page: StatementPage,
        reads,
      })),
  },
])
