import { FileTextOutlined, ProfileOutlined } from '@ant-design/icons'
import { definePages } from '@/session/page'

export const pages = definePages([
  {
    path: '/billing/me',
    lists: { 'billing_v1.own': '' },
    title: 'My records (V1)',
    opens: 'operatorBillingRecords',
    levels: ['OPERATOR', 'BRAND'],
    menu: { group: 'Billing', order: 50, label: 'My records (V1)', icon: ProfileOutlined },
    hides: ['testPlayers'],
    help: 'my-records',
    load: () =>
      import('./OwnRecords').then(({ OwnRecords, reads }) => ({ Page: OwnRecords, reads })),
  },
  {
    path: '/billing/invoices',
    lists: { 'billing_v1.invoices': '' },
    title: 'Operator invoices (V1)',
    opens: 'billingV1Invoices',
    menu: { group: 'Billing', order: 60, label: 'Operator invoices (V1)', icon: FileTextOutlined },
    hides: ['testPlayers'],
    help: 'invoice-records',
    actions: [
      { label: 'Generate invoice', operation: 'billingV1InvoiceGenerate', keywords: 'V1 add new' },
    ],
    load: () => import('./Invoices').then(({ Invoices, reads }) => ({ Page: Invoices, reads })),
  },
])
