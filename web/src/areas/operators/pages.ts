import { ApartmentOutlined, SettingOutlined } from '@ant-design/icons'
import { definePages } from '@/session/page'

export const pages = definePages([
  {
    path: '/operators',
    lists: { operators: '' },
    title: 'Operators',
    opens: 'operatorsList',
    actions: [{ label: 'Create operator', operation: 'operatorCreate', keywords: 'new tenant' }],
    menu: { group: 'Settings', order: -20, label: 'Operators', icon: ApartmentOutlined },
    hides: ['testPlayers'],
    help: 'operators',
    load: () => import('./Operators').then(({ Operators, reads }) => ({ Page: Operators, reads })),
  },
  {
    path: '/operators/:opId',
    title: 'Operator',
    opens: 'operatorsShow',
    menu: null,
    hides: ['operator', 'brands', 'testPlayers'],
    help: 'operator',
    load: () =>
      import('./OperatorPage').then(({ OperatorPage, reads }) => ({ Page: OperatorPage, reads })),
  },
  {
    path: '/settings/general',
    title: 'General settings',
    opens: 'operatorsShow',
    menu: { group: 'Settings', order: 0, label: 'General', icon: SettingOutlined },
    hides: ['brands', 'testPlayers'],
    help: 'general-settings',
    load: () =>
      import('./GeneralSettings').then(({ GeneralSettings, reads }) => ({
        Page: GeneralSettings,
        reads,
      })),
  },
])
