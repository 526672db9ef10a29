import { DashboardOutlined } from '@ant-design/icons'
import { definePages } from '@/session/page'

export const pages = definePages([
  {
    path: '/quick-dashboard',
    title: 'Quick dashboard',
    opens: 'quickDashboard',
    homeOf: ['SUPER_ADMIN', 'ADMIN', 'OPERATOR_ADMIN', 'OPERATOR_MANAGER'],
    menu: { group: 'Dashboards', order: 10, label: 'Quick dashboard', icon: DashboardOutlined },
    help: 'dashboards',
    load: () =>
      import('./QuickDashboard').then(({ QuickDashboard, reads }) => ({
        Page: QuickDashboard,
        reads,
      })),
  },
  {
    path: '/dashboard',
    lists: { dashboards: '' },
    title: 'Dashboard',
    opens: 'dashboard',
    menu: { group: 'Dashboards', order: 20, label: 'Dashboard', icon: DashboardOutlined },
    help: 'dashboards',
    load: () => import('./Dashboard').then(({ Dashboard, reads }) => ({ Page: Dashboard, reads })),
  },
])
