import { ProfileOutlined } from '@ant-design/icons'
import { definePages } from '@/session/page'

export const pages = definePages([
  {
    path: '/billing/operators',
    lists: { 'operator_billing.records': '' },
    title: 'Operator records (V1)',
    opens: 'operatorBillingRecords',
    levels: ['PLATFORM'],
    menu: { group: 'Billing', order: 40, label: 'Operator records (V1)', icon: ProfileOutlined },
    hides: ['testPlayers'],
    help: 'operator-records',
    actions: [
      { label: 'Add operator payment', operation: 'billingV1PaymentAdd', keywords: 'V1 new' },
    ],
    load: () =>
      import('./OperatorRecords').then(({ OperatorRecords, reads }) => ({
        Page: OperatorRecords,
        reads,
      })),
  },
])
