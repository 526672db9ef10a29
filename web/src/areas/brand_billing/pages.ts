import { ProfileOutlined } from '@ant-design/icons'
import { definePages } from '@/session/page'

export const pages = definePages([
  {
    path: '/billing/brands',
    lists: { 'brand_billing.records': '' },
    title: 'Brand records',
    opens: 'brandBillingRecords',
    menu: { group: 'Billing', order: 70, label: 'Brand records', icon: ProfileOutlined },
    hides: ['testPlayers'],
    help: 'brand-records',
    actions: [
      { label: 'Add brand payment', operation: 'brandBillingPaymentAdd', keywords: 'new' },
      {
        label: 'Generate brand invoice',
        operation: 'brandBillingInvoiceGenerate',
        keywords: 'add new',
      },
    ],
    load: () =>
      import('./BrandRecords').then(({ BrandRecords, reads }) => ({ Page: BrandRecords, reads })),
  },
])
