import { AlertOutlined } from '@ant-design/icons'
import { definePages } from '@/session/page'

export const pages = definePages([
  {
    path: '/reports/risk-management',
    lists: { risk: '', risk_management: 'tab=cards' },
    sections: { 'Card users': 'tab=cards' },
    title: 'Risk management',
    opens: 'riskPlayers',
    menu: {
      group: 'Reports',
      order: 200,
      label: 'Risk management',
      icon: AlertOutlined,
      badge: 'risk',
    },
    help: 'risk',
    load: () =>
      import('./RiskManagement').then(({ RiskManagement, reads }) => ({
        Page: RiskManagement,
        reads,
      })),
  },
])
