import { FileTextOutlined, SwapOutlined } from '@ant-design/icons'
import { definePages } from '@/session/page'

const OVERDUE = { word: 'overdue', query: 'isOverdue=true' }

export const pages = definePages([
  {
    path: '/billing/operatorsV2/invoice',
    lists: { 'billing_v2.operators': '' },
    title: 'Operator invoices (V2)',
    opens: 'billingV2Invoices',
    levels: ['PLATFORM'],
    menu: {
      group: 'Billing',
      order: 10,
      label: 'Operator invoices (V2)',
      icon: FileTextOutlined,
      badge: 'overdueInvoices',
      counted: OVERDUE,
    },
    hides: ['testPlayers'],
    help: 'operator-invoices',
    actions: [
      { label: 'Generate invoice', operation: 'billingV2InvoiceGenerate', keywords: 'V2 add new' },
      { label: 'Provider payment', operation: 'providerPayment', keywords: 'pay CPG crypto' },
      { label: 'Edit invoice settings', operation: 'billingV2InvoiceSettingsUpdate' },
    ],
    load: () =>
      import('./OperatorInvoices').then(({ OperatorInvoices, reads }) => ({
        Page: OperatorInvoices,
        reads,
      })),
  },
  {
    path: '/billing/operatorsV2/invoice/:invoiceNo',
    title: 'Invoice',
    opens: 'billingV2Invoices',
    levels: ['PLATFORM'],
    menu: null,
    hides: ['operator', 'brands', 'testPlayers'],
    help: 'operator-invoices',
    load: () =>
      import('./InvoicePage').then(({ InvoicePage, reads }) => ({ Page: InvoicePage, reads })),
  },
  {
    path: '/billing/operatorsV2/transaction-history',
    lists: { 'billing_v2.payments': '' },
    title: 'Transaction history (V2)',
    opens: 'billingV2Payments',
    levels: ['PLATFORM'],
    menu: {
      group: 'Billing',
      order: 20,
      label: 'Transaction history (V2)',
      icon: SwapOutlined,
    },
    hides: ['testPlayers'],
    help: 'operator-payments',
    actions: [
      { label: 'Add payment', operation: 'billingV2PaymentAdd', keywords: 'manual V2 new' },
    ],
    load: () =>
      import('./payments/TransactionHistory').then(({ TransactionHistory, reads }) => ({
        Page: TransactionHistory,
        reads,
      })),
  },
  {
    path: '/billing/meV2',
    lists: { 'billing_v2.own': '', 'billing_v2.own_payments': 'view=payments' },
    title: 'My billing (V2)',
    opens: 'billingV2Invoices',
    levels: ['OPERATOR'],
    menu: {
      group: 'Billing',
      order: 30,
      label: 'My billing (V2)',
      icon: FileTextOutlined,
      badge: 'overdueInvoices',
      counted: OVERDUE,
    },
    hides: ['testPlayers'],
    help: 'my-invoices',
    actions: [
      { label: 'Provider payment', operation: 'providerPayment', keywords: 'pay CPG crypto' },
    ],
    load: () =>
      import('./OwnBilling').then(({ OwnBilling, reads }) => ({ Page: OwnBilling, reads })),
  },
])
